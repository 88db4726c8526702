import { clsx } from 'clsx';
import styles from './BulletList.module.css';

interface BulletListProps {
  items: readonly string[];
  className?: string | undefined;
}

export function BulletList({ items, className }: BulletListProps) {
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
