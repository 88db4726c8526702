import { Card } from '../../components/Card.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import type { Technology as TechnologyContent } from '../../content/technology.ts';
import replay from './replay.svg?raw';
import reroute from './reroute.svg?raw';
import styles from './Technology.module.css';
import versions from './versions.svg?raw';

/** A recorded call that is replayed; a way around a failed node; versions, each tested. */
const drawings = { replay, reroute, versions };

/** What the services are built on. */
export function Technology({ content }: { content: TechnologyContent }) {
  return (
    <Section id="technology" heading={content} className={styles.section}>
      <div className={styles.cards}>
        {content.cards.map(({ title, text, drawing }) => (
          <Card key={title} as="article" className={styles.card}>
            <div className={styles.text}>
              <Text as="h3" variant="title">
                {title}
              </Text>
              <Text variant="muted">{text}</Text>
            </div>
            <div
              aria-hidden="true"
              className={styles.drawing}
              // Inline, so that its colors follow the theme.
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, inlined at build time
              dangerouslySetInnerHTML={{ __html: drawings[drawing] }}
            />
          </Card>
        ))}
      </div>
    </Section>
  );
}
