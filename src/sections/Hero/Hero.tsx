import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Stats } from '../../components/Stats.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import { Console } from './Console.tsx';
import { CustomerQuote } from './CustomerQuote.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly content: Content;
  /** The control that pauses all motion, as a slot. */
  readonly pause?: ReactNode;
  /** The dot grid: an element marked `data-dots="cover"` hides its dots, and they keep clear of one marked `clear`. */
  readonly dots?: ReactNode;
}

/** The first screen: the offer, and the services at work. */
export function Hero({ content, pause, dots }: HeroProps) {
  const { hero, services, sharedWords, whyChooseUs } = content;
  return (
    <section id="hero" aria-labelledby="hero-title" className={styles.section}>
      <div className={clsx('page-width', styles.hero)}>
        <div className={styles.offer}>
          <h1 id="hero-title" data-dots="clear" className={styles.title}>
            {hero.title}
          </h1>
          <p data-dots="clear" className={styles.lead}>
            {hero.tagline}
          </p>
          <div data-dots="cover" className={clsx('no-print', styles.actions)}>
            <Button variant="primary" size="large" href="#contact" className={styles.action}>
              {hero.primaryButton}
            </Button>
            <Button variant="secondary" size="large" href="#services" className={styles.action}>
              {hero.secondaryButton}
            </Button>
          </div>
          <div data-dots="clear" className={clsx(typography.hint, styles.notes)}>
            {hero.buttonNote && <p>{hero.buttonNote}</p>}
            <ul className={styles.trust}>
              {hero.trust.map((fact) => (
                <li key={fact} className={styles.fact}>
                  <Icon name="check" className={styles.factIcon} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Console
          legend={hero.scenesLabel}
          services={services}
          speakers={sharedWords.speakers}
          pause={pause}
          className={styles.console}
        />
        <Stats variant="tiles" stats={hero.stats} className={styles.tiles} />
        <CustomerQuote customers={whyChooseUs.customers} className={styles.quote} />
        {dots}
      </div>
    </section>
  );
}
