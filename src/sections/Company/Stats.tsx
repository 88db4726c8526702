import { clsx } from 'clsx';
import { Card } from '../../components/Card.tsx';
import styles from './Stats.module.css';

interface StatsProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** A row of three figures with their labels. */
export function Stats({ stats, className }: StatsProps) {
  return (
    <dl className={clsx(styles.stats, className)}>
      {stats.map(({ figure, label }) => (
        <Card key={`${label} ${figure}`} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}
