import styles from './Logo.module.css';

/** A longer name, up to 40 characters, is set in small type and without the bars below 64rem. */
const mostLargeCharacters = 18;

interface LogoProps {
  readonly name: string;
}

/** The agency's logo, four bars with the peak lit, and its name. */
export function Logo({ name }: LogoProps) {
  return (
    <span translate="no" className={styles.logo}>
      <svg viewBox="0 0 26 22" aria-hidden="true" className={styles.mark}>
        <path d="M2.25 10v2M16.25 7v8M23.25 11v0" />
        <path d="M9.25 5v12" className={styles.peak} />
      </svg>
      <span data-long={name.length > mostLargeCharacters || undefined}>{name}</span>
    </span>
  );
}
