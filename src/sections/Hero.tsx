import { Fragment } from 'react';
import { Button } from '../components/Button.tsx';
import { DemoLine } from '../components/DemoLine.tsx';
import { Stats } from '../components/Stats.tsx';
import type { Content, Phone, SharedWords } from '../content/derive.ts';
import { DotGrid, litWordClass } from '../dot-grid/DotGrid.tsx';

interface HeroProps {
  readonly copy: Content['hero'];
  readonly demoLine: Phone | null;
  readonly animation: SharedWords['animation'];
}

export function Hero({ copy, demoLine, animation }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="first-screen">
      <div className="hero page-width">
        <h1 id="hero-title">{copy.title}</h1>
        <p className="lede">{copy.lede}</p>
        <p className="text-small text-muted">{copy.tagline}</p>
        <div>
          <div className="hero-actions">
            <Button variant="primary" href="#contact" className="button-large">
              {copy.primaryButton}
            </Button>
            <Button variant="secondary" href="#services" className="button-large">
              {copy.secondaryButton}
            </Button>
          </div>
          <p className="hero-note text-small text-muted">{copy.buttonNote}</p>
        </div>
      </div>
      <div className="band" data-band="">
        <div className="page-width">
          <div className="band-top">
            <p>{copy.sentenceLabel}</p>
            <label className="pause-control">
              <input type="checkbox" />
              <span>{animation.pause}</span>
              <span>{animation.paused}</span>
            </label>
          </div>
          <p className="spoken-sentence title">
            “
            {[...copy.sentence.entries()].map(([index, word]) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                <span className="spoken-word">
                  <span className={litWordClass(index)} data-word={word} />
                  {word}
                </span>
              </Fragment>
            ))}
            ”
          </p>
          <DotGrid />
          <ol className="call-log">
            {copy.callLog.map(({ time, event }) => (
              <li key={event}>
                <span>{time}</span> {event}
              </li>
            ))}
          </ol>
          {demoLine && <DemoLine text={copy.demoLineLabel} phone={demoLine} />}
        </div>
      </div>
      <div className="page-width hero-figures">
        <Stats stats={copy.stats} variant="tiles" />
      </div>
    </section>
  );
}
