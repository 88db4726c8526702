import styles from './Logo.module.css';
import mark from './mark.svg?raw';

/** A longer name, up to 40 characters, is set in small type and without the bars below 64rem. */
const maxLargeLength = 18;

interface LogoProps {
  name: string;
}

/** The agency's logo, four bars with the peak lit, and its name. */
export function Logo({ name }: LogoProps) {
  return (
    <span translate="no" className={styles.logo}>
      <span
        aria-hidden="true"
        className={styles.mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, inlined at build time
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <span data-long={name.length > maxLargeLength || undefined}>{name}</span>
    </span>
  );
}
