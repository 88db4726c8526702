/** `primary` for the one filled action of a screen, `secondary` for every other. */
export type ButtonLook = 'primary' | 'secondary';

/** The classes of a button, for a `<button>` and for a link that looks like one. */
export function buttonStyle(look: ButtonLook, extra = ''): string {
  return `button button-${look} ${extra}`.trim();
}
