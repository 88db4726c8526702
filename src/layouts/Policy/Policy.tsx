import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { QuietLink } from '../../components/QuietLink.tsx';
import { Text } from '../../components/Text.tsx';
import type { Site } from '../../content/site.ts';
import styles from './Policy.module.css';

interface PolicyProps {
  title: string;
  content: Site['policy'];
  /** The language that dates are written in. */
  language: string;
  /** The day from which the text applies: `2025-01-31`. */
  effective: string;
  /** Its second-level headings, by id and text. */
  sections: readonly { slug: string; text: string }[];
  /** The policy's text, rendered from MDX. */
  children: ReactNode;
}

/** A policy: its date, its table of contents and its text. */
export function Policy({ title, content, language, effective, sections, children }: PolicyProps) {
  const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Container className={styles.policy}>
      <h1>{title}</h1>
      <Text variant="muted" className={styles.date}>
        {content.effective} <time dateTime={effective}>{longDate.format(new Date(effective))}</time>
      </Text>
      <Button variant="secondary" href="/">
        {content.back}
      </Button>
      <div className={styles.columns}>
        <nav aria-labelledby="contents-title" className={styles.contents}>
          <Text as="h2" variant="label" id="contents-title">
            {content.contents}
          </Text>
          <ol className={styles.list}>
            {sections.map(({ slug, text }) => (
              <li key={slug}>
                <QuietLink href={`#${slug}`}>{text}</QuietLink>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <div className={styles.text}>{children}</div>
          <Button variant="secondary" href="/" className={styles.lastBack}>
            {content.back}
          </Button>
        </div>
      </div>
    </Container>
  );
}
