import { clsx } from 'clsx';
import { Card } from './Card.tsx';
import styles from './Stats.module.css';

interface StatsProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
  /** Three in a row, or four tiles across the page. */
  readonly variant: 'row' | 'tiles';
  readonly className?: string | undefined;
}

/** Figures with their labels. */
export function Stats({ stats, variant, className }: StatsProps) {
  return (
    <dl className={clsx(styles[variant], className)}>
      {stats.map(({ figure, label }) => (
        <Card key={`${label} ${figure}`} data-dots="cover" className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}
