import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Text } from '../../components/Text.tsx';
import type { Site } from '../../content/site.ts';
import styles from './Policy.module.css';

interface PolicyProps {
  readonly title: string;
  readonly copy: Site['policy'];
  /** The language that dates are written in. */
  readonly language: string;
  /** The day the text takes effect, such as `2025-01-31`. */
  readonly effective: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The policy's text, rendered from Markdown. */
  readonly children: ReactNode;
}

/** A policy: its date, its table of contents and its text. */
export function Policy({ title, copy, language, effective, sections, children }: PolicyProps) {
  const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Container className={styles.policy}>
      <h1>{title}</h1>
      <p className={styles.date}>
        {copy.effective} <time dateTime={effective}>{longDate.format(new Date(effective))}</time>
      </p>
      <Button variant="secondary" href="/">
        {copy.back}
      </Button>
      <div className={styles.columns}>
        <nav aria-labelledby="contents-title" className={styles.contents}>
          <Text as="h2" variant="label" id="contents-title">
            {copy.contents}
          </Text>
          <ol className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.link}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.main}>
          <div className={styles.text}>{children}</div>
          <Button variant="secondary" href="/" className={styles.lastBack}>
            {copy.back}
          </Button>
        </div>
      </div>
    </Container>
  );
}
