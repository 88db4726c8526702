const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border px-4 py-2 text-center font-text text-small leading-snug font-semibold no-underline transition-transform duration-150 ease-out active:translate-y-px aria-disabled:cursor-default';

const looks = {
  primary:
    'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
  secondary: 'border-control text-ink hover:border-ink hover:bg-sunk active:bg-sunk',
} as const;

export type ButtonLook = keyof typeof looks;

/**
 * The classes of a button, for a `<button>` and for a link that looks like one.
 * @param look `primary` for the one filled action of a screen, `secondary` for every other
 */
export function buttonStyle(look: ButtonLook, extra = ''): string {
  return `${shape} ${looks[look]} ${extra}`.trim();
}
