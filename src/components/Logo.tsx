import { clsx } from 'clsx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

/** Names longer than this, in characters, are set smaller. */
const longName = 24;

interface LogoProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** The agency's logo and name. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span
      translate="no"
      className={clsx(styles.logo, name.length > longName && styles.long, className)}
    >
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
