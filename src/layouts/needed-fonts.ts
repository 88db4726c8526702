/**
 * The font files that a text needs, at build time: the page fetches all of them before it uses any, so that its fonts
 * are swapped once. If faces of a family share a character, the last declared one is used (CSS Fonts 4, 5.3).
 *
 * @param styles `@font-face` rules
 * @returns the indices of the needed rules
 */
export function neededFonts(styles: string, text: string): number[] {
  const rest: Record<string, string> = {};
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .map(([, rule = ''], index) => ({ rule, index }))
    .reverse()
    .filter(({ rule }) => {
      const face = `${descriptor(rule, 'font-family')} ${descriptor(rule, 'font-weight')}`;
      const before = rest[face] ?? text;
      const after = before.replace(lettersWithin(descriptor(rule, 'unicode-range')), '');
      rest[face] = after;
      return after !== before;
    })
    .map(({ index }) => index)
    .reverse();
}

const descriptor = (rule: string, name: string) =>
  new RegExp(`${name}\\s*:\\s*([^;]+)`).exec(rule)?.[1]?.trim() ?? '';

/** Every character, for a rule without a range. */
function lettersWithin(unicodeRange: string): RegExp {
  const ranges = (unicodeRange || 'U+0-10FFFF').replace(
    /U\+(\w+)(?:-(\w+))?,?\s*/gi,
    (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
  );
  return new RegExp(`[${ranges}]`, 'gu');
}
