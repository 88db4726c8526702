import { accentBar, logoBars } from '../dot-grid/logo-bars.ts';
import styles from './LogoMark.module.css';

/** The four bars of the logo, the peak lit. */
export function LogoMark() {
  const bar = (index: number) => {
    const half = Math.round(((logoBars[index] ?? 0) * 12) / 2);
    return `M${index * 7 + 2.25} ${11 - half}v${2 * half}`;
  };
  const unlit = logoBars.map((_, index) => (index === accentBar ? '' : bar(index))).join('');
  return (
    <svg viewBox="0 0 26 22" aria-hidden="true" className={styles.mark}>
      <path d={unlit} />
      <path d={bar(accentBar)} />
    </svg>
  );
}
