import { clsx } from 'clsx';
import { Card } from '../../components/Card.tsx';
import styles from './StatTiles.module.css';

interface StatTilesProps {
  readonly stats: readonly { readonly figure: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Four figures with their labels, across the page. */
export function StatTiles({ stats, className }: StatTilesProps) {
  return (
    <dl className={clsx(styles.tiles, className)}>
      {stats.map(({ figure, label }) => (
        <Card key={`${label} ${figure}`} data-dots="cover" className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </Card>
      ))}
    </dl>
  );
}
