import { BulletList } from '../../components/BulletList.tsx';
import { Button } from '../../components/Button.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Service } from '../../content/services.ts';
import styles from './ServiceRow.module.css';

interface ServiceRowProps {
  service: Service;
  /** The text of the button that opens the dialog with the details. */
  learnMore: string;
  /** Between that and the service's name, for screen readers. */
  about: string;
}

/** A service: what it is and does, its figure, and the button to its details. */
export function ServiceRow({ service, learnMore, about }: ServiceRowProps) {
  const { slug, name, summary, features, figure } = service;
  return (
    <article className={styles.row}>
      <div className={styles.name}>
        <Text as="h3" variant="titleLarge">
          {name}
        </Text>
        <Text variant="muted">{summary}</Text>
      </div>
      <BulletList items={features} className={styles.features} />
      <div className={styles.end}>
        <p className={styles.figure}>
          <Text as="strong" variant="titleLarge">
            {figure.value}
          </Text>{' '}
          <Text as="span" variant="small">
            {figure.label}
          </Text>
        </p>
        <Button variant="secondary" command="show-modal" commandfor={`${slug}-details`}>
          {learnMore}
          <VisuallyHidden>{` ${about} ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}
