import { clsx } from 'clsx';
import { Card } from '../../components/Card.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import styles from './ConsultationCard.module.css';

interface ConsultationCardProps {
  readonly copy: Content['contact']['consultation'];
  /** The scheduling page. */
  readonly url: string;
  /** Says that a link opens a new tab. */
  readonly newTab: string;
}

export function ConsultationCard({ copy, url, newTab }: ConsultationCardProps) {
  return (
    <Card as="article" aria-label={copy.title} className={styles.card}>
      <Pictogram name="calendar" />
      <h3 className={clsx(typography.title, styles.title)}>{copy.title}</h3>
      <p className={styles.text}>{copy.text}</p>
      <ExternalLink variant="secondary" size="large" href={url} note={newTab}>
        {copy.button}
        <Icon name="out" className={styles.icon} />
      </ExternalLink>
    </Card>
  );
}
