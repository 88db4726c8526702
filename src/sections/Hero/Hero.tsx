import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import { CallCaption } from '../../components/CallCaption.tsx';
import { CallResult } from '../../components/CallResult.tsx';
import { Container } from '../../components/Container.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Text } from '../../components/Text.tsx';
import { Turns } from '../../components/Turns.tsx';
import type { Hero as HeroContent } from '../../content/hero.ts';
import styles from './Hero.module.css';
import { PauseControl } from './PauseControl.tsx';
import { Wave } from './Wave.tsx';

/** The first screen: the offer, and below it a call drawn as sound. */
export function Hero({ content }: { content: HeroContent }) {
  const { title, tagline, offer, primaryButton, secondaryButton, assurance, demo } = content;
  const { call, tiles } = content;
  return (
    <Container
      as="section"
      id="hero"
      aria-labelledby="hero-title"
      className={clsx('navy', styles.hero)}
    >
      <div className={styles.content}>
        <h1 id="hero-title" className={clsx(styles.mask, styles.title)}>
          {title}
        </h1>
        <Text variant="titleSmall" className={clsx(styles.mask, styles.offer)}>
          {offer}
        </Text>
        <Text variant="muted" className={clsx(styles.mask, styles.tagline)}>
          {tagline}
        </Text>
        <div className={clsx(styles.mask, styles.actions)}>
          <div className={styles.buttons}>
            <Button variant="primary" size="large" href="#contact" className={styles.button}>
              {primaryButton}
            </Button>
            <Button variant="secondary" size="large" href="#services" className={styles.button}>
              {secondaryButton}
            </Button>
          </div>
          <div>
            <Text variant="small">{assurance}</Text>
            <Text variant="small">
              {demo.text} <a href={demo.phone.href}>{demo.phone.display}</a>
            </Text>
          </div>
        </div>
        <figure className={styles.call}>
          <CallCaption
            time={call.time}
            label={call.label}
            className={clsx(styles.mask, styles.caption)}
          />
          <PauseControl text={content.pause} className={styles.pause} />
          <Wave call={call} />
          <Turns
            turns={call.turns}
            size="titleSmall"
            className={clsx(styles.mask, styles.turns)}
            turnClassName={styles.turn}
          >
            <li className={styles.result}>
              <CallResult result={call.result} timeClassName={styles.resultTime} />
            </li>
          </Turns>
        </figure>
        <Facts
          facts={tiles.map(({ value, label, fact }) => ({
            term: label,
            detail: value,
            more: (
              <Text as="dd" variant="small" className={styles.fact}>
                {fact}
              </Text>
            ),
          }))}
          variant="figures"
          className={clsx(styles.mask, styles.tiles)}
          factClassName={styles.tile}
        />
      </div>
    </Container>
  );
}
