import { Fragment } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { Stats } from '../components/Stats.tsx';
import type { Hero as HeroWords } from '../content/home.ts';
import type { Site } from '../content/site.ts';
import { DotGrid, spokenClass } from '../dot-grid/DotGrid.tsx';

interface HeroProps {
  readonly words: HeroWords;
  readonly animation: Site['animation'];
}

export function Hero({ words, animation }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="pt-(--header)">
      <div className="hero page-width">
        <h1 id="hero-title" className="text-display tracking-[-0.03em]">
          {words.title}
        </h1>
        <p className="text-lede">{words.tagline}</p>
        <p className="hero-detail text-muted">{words.detail}</p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <a href="#contact" className={buttonStyle('primary', 'min-h-13 max-sm:px-2 sm:px-6')}>
            {words.primary}
          </a>
          <a href="#services" className={buttonStyle('secondary', 'min-h-13 max-sm:px-2 sm:px-6')}>
            {words.secondary}
          </a>
        </div>
      </div>
      <div className="band" data-dot-grid="">
        <div className="page-width">
          <div className="flex flex-wrap items-center justify-between gap-x-4 pt-4 text-small text-on-band-muted">
            <p className="dot-free">{words.heard}</p>
            <label className="pause-control dot-free flex min-h-11 cursor-pointer items-center gap-2 hover:text-on-band">
              <input type="checkbox" className="pause" />
              <span className="pause-running">{animation.pause}</span>
              <span className="pause-paused">{animation.paused}</span>
            </label>
          </div>
          <p className="dot-free w-fit font-display text-title font-[560] text-balance">
            “
            {words.spoken.map((word, index) => (
              <Fragment key={word}>
                {index > 0 && ' '}
                <span className={spokenClass(index)} data-word={word}>
                  {word}
                </span>
              </Fragment>
            ))}
            ”
          </p>
          <DotGrid />
        </div>
      </div>
      <div className="page-width border-b border-line">
        <Stats stats={words.stats} look="tiles" />
      </div>
    </section>
  );
}
