const paths = {
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
  menu: 'M3 7h14M3 13h14',
  close: 'M5 5l10 10M15 5 5 15',
  out: 'M6 14 14 6M7.5 6H14v6.5',
  check: 'M4 10.5 8 14.5 16 6',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  LinkedIn: 'M4.5 8v8M4.5 4.2v.6M8.5 16V8M8.5 11.5A3.2 3.2 0 0 1 15 11.5V16',
  X: 'M3.5 3.5h3l10 13h-3zM16 3.5 11 9.2M9 10.8l-5 5.7',
  Instagram: 'M3 3h14v14H3zM10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM14.2 5.8v.1',
} as const;

export type IconName = keyof typeof paths;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/** A line drawing beside a name; never the name itself, so it is hidden from assistive technology. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${className}`.trim()}>
      <path d={paths[name]} />
    </svg>
  );
}
