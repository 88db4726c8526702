import { clsx } from 'clsx';
import { BulletList } from '../../components/BulletList.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Text } from '../../components/Text.tsx';
import { Turns } from '../../components/Turns.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Service } from '../../content/services.ts';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  service: Service;
  /** The text of the button that opens the dialog with the details. */
  learnMore: string;
  /** Between that and the service's name, for screen readers. */
  about: string;
}

/** A service; one with an example conversation gets a wide card. */
export function ServiceCard({ service, learnMore, about }: ServiceCardProps) {
  const { slug, name, summary, features, figure, example } = service;
  return (
    <Card as="article" className={clsx(styles.card, example && styles.wide)}>
      <div className={styles.offer}>
        <Text as="h3" variant={example ? 'title' : 'subtitle'}>
          {name}
        </Text>
        <Text variant="muted" className={styles.summary}>
          {summary}
        </Text>
        <BulletList items={features} className={styles.features} />
        <div className={styles.footer}>
          <p className={styles.figure}>
            <Text as="strong" variant="title">
              {figure.value}
            </Text>{' '}
            <Text as="span" variant="small" className={styles.figureText}>
              {figure.text}
            </Text>
          </p>
          <Button variant="secondary" command="show-modal" commandfor={`${slug}-details`}>
            {learnMore}
            <VisuallyHidden>{` ${about} ${name}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {example && (
        <figure className={clsx('navy', styles.example)}>
          <Text as="figcaption" variant="small">
            {example.label}
          </Text>
          <Turns turns={example.turns} className={styles.turns} />
        </figure>
      )}
    </Card>
  );
}
