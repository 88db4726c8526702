import { clsx } from 'clsx';
import { BulletList } from '../../components/BulletList.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import styles from './ServiceCard.module.css';
import { ServiceExample } from './ServiceExample.tsx';

interface ServiceCardProps {
  readonly service: Content['services'][number];
  readonly copy: Content['servicesSection'];
  readonly speakers: Content['sharedWords']['speakers'];
}

export function ServiceCard({ service, copy, speakers }: ServiceCardProps) {
  const { slug, name, summary, features, figure, drawing, transcript } = service;
  return (
    <Card as="article" aria-labelledby={`${slug}-name`} className={styles.card}>
      <div className={styles.heading}>
        <Pictogram name={drawing} />
        <h3 id={`${slug}-name`} className={clsx(typography.title, styles.name)}>
          {name}
        </h3>
      </div>
      <p className={styles.summary}>{summary}</p>
      <ServiceExample transcript={transcript} speakers={speakers} />
      <BulletList items={features} className={styles.features} />
      <div className={styles.footer}>
        <p className={styles.figure}>
          <strong className={styles.value}>{figure.value}</strong> {figure.text}
        </p>
        <Button
          variant="secondary"
          command="show-modal"
          commandfor={`${slug}-details`}
          aria-label={copy.learnMoreAbout.replace('{name}', () => name)}
        >
          {copy.learnMore}
        </Button>
      </div>
    </Card>
  );
}
