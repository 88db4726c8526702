import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { Text } from '../../components/Text.tsx';
import type { Pages } from '../../content/pages.ts';
import styles from './NotFound.module.css';

/** What the page for an unknown path says. */
export function NotFound({ content }: { content: Pages['notFound'] }) {
  const { heading, text, button } = content;
  return (
    <div className={clsx('navy', styles.notFound)}>
      <div className={styles.flatLine} aria-hidden="true" />
      <Container className={styles.text}>
        <h1>{heading}</h1>
        <Text variant="lead">{text}</Text>
        <Button variant="primary" size="large" href="/">
          {button}
        </Button>
      </Container>
    </div>
  );
}
