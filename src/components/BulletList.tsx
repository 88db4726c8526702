import { clsx } from 'clsx';
import styles from './BulletList.module.css';

interface BulletListProps {
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

export function BulletList({ items, className }: BulletListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, Safari announces a list only with the role
    <ul role="list" className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
