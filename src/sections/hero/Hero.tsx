import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { Stats } from '../../components/Stats.tsx';
import { useIsInView } from '../../components/use-is-in-view.ts';
import { DotGrid } from '../../dot-grid/DotGrid.tsx';
import { Console, type ConsoleContent } from './Console.tsx';
import { HeroProof, type HeroProofProps } from './HeroProof.tsx';
import { headlineSize } from './text-size.ts';

/** Without what the header covers: 64 px, more in a wide window. */
const belowHeader = '-64px 0px 0px';

export interface HeroProps {
  readonly copy: {
    readonly title: string;
    readonly tagline: string;
    readonly primaryButton: string;
    readonly secondaryButton: string;
    /** The note after the button. */
    readonly buttonNote: string | undefined;
    readonly stats: readonly { readonly figure: string; readonly label: string }[];
  };
  readonly console: ConsoleContent;
  /** Shown beside the figures, when the owner has one. */
  readonly proof: HeroProofProps | null;
}

/** The first screen, an island: the offer, and the services at work. */
export function Hero(props: HeroProps) {
  return (
    <ErrorBoundary
      fallback={
        <section id="hero" aria-labelledby="hero-title" className="first-screen">
          <div className="hero page-width">
            <Offer {...props.copy} />
            <Stats stats={props.copy.stats} variant="tiles" />
          </div>
        </section>
      }
    >
      <FirstScreen {...props} />
    </ErrorBoundary>
  );
}

function FirstScreen({ copy, console, proof }: HeroProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isPausedByVisitor, setPausedByVisitor] = useState(false);
  const isInView = useIsInView(area, belowHeader);
  const isPaused = isPausedByVisitor || !isInView;
  return (
    <section id="hero" aria-labelledby="hero-title" className="first-screen">
      <div
        ref={area}
        className={`hero page-width${proof ? ' hero-with-proof' : ''}${isPaused ? ' hero-paused' : ''}`}
      >
        <Offer {...copy} />
        <Stats stats={copy.stats} variant="tiles" />
        {proof && <HeroProof {...proof} />}
        <Console {...console} onPause={setPausedByVisitor} />
        {/* Last: it is aligned to the console's row, which would move as the rows before it arrive. */}
        <DotGrid area={area} isPaused={isPaused} />
      </div>
    </section>
  );
}

function Offer({ title, tagline, primaryButton, secondaryButton, buttonNote }: HeroProps['copy']) {
  return (
    <div className="hero-text">
      <h1 id="hero-title" className={headlineSize(title)} data-text="">
        {title}
      </h1>
      <p className="hero-lead" data-text="">
        {tagline}
      </p>
      <div className="hero-actions" data-surface="">
        <Button variant="primary" href="#contact" className="button-large">
          {primaryButton}
        </Button>
        <Button variant="secondary" href="#services" className="button-large">
          {secondaryButton}
        </Button>
      </div>
      {buttonNote && (
        <p className="hero-note hint" data-text="">
          {buttonNote}
        </p>
      )}
    </div>
  );
}
