import { clsx } from 'clsx';
import { Icon } from '../../components/Icon.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import type { Agency } from '../../content/agency.ts';
import styles from './Header.module.css';

/** The phone number: in a narrow window an icon with a tooltip, which makes it an island. */
export function HeaderPhone({ display, href }: Agency['phone']) {
  return (
    <Tooltip text={display}>
      <a href={href} aria-label={display} className={clsx(styles.link, styles.phone)}>
        <Icon name="phone" className={styles.phoneIcon} />
        <span suppressHydrationWarning className={styles.phoneText}>
          {display}
        </span>
      </a>
    </Tooltip>
  );
}
