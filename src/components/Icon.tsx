import { clsx } from 'clsx';
import styles from './Icon.module.css';

const paths = {
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
  phone:
    'M4 3h3l1.5 4L6.5 8.5a9 9 0 0 0 5 5L13 11.5l4 1.5v3a1 1 0 0 1-1 1A13 13 0 0 1 3 4a1 1 0 0 1 1-1Z',
  menu: 'M3 7h14M3 13h14',
  close: 'M5 5l10 10M15 5 5 15',
  out: 'M6 14 14 6M7.5 6H14v6.5',
  check: 'M4 10.5 8 14.5 16 6',
  mail: 'M3 5h14v10H3ZM3.5 5.5 10 11l6.5-5.5',
  alert: 'M10 2.5 18 16.5H2ZM10 8v4M10 14v.5',
} as const;

export type IconName = keyof typeof paths;

type IconProps = { className?: string | undefined } & (
  | { name: IconName; path?: never }
  /** A drawing of its own, in 24 by 24 units. */
  | { name?: never; path: string }
);

/** An icon next to a name; never the name itself, so it is hidden from assistive technology. */
export function Icon({ name, path, className }: IconProps) {
  return (
    <svg
      viewBox={name ? '0 0 20 20' : '0 0 24 24'}
      aria-hidden="true"
      className={clsx(styles.icon, className)}
    >
      <path d={name ? paths[name] : path} />
    </svg>
  );
}
