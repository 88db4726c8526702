/**
 * The font files that a text needs, at build time: the page fetches them before it shows any, so that its fonts change
 * once. Where faces of a family have a letter in common, the one that is declared last has it (CSS Fonts 4, 5.3).
 *
 * @param styles `@font-face` rules
 * @returns the places of the needed rules among them, from 0
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

/** Of a rule without a range, every letter. */
function lettersWithin(unicodeRange: string): RegExp {
  const ranges = (unicodeRange || 'U+0-10FFFF').replace(
    /U\+(\w+)(?:-(\w+))?,?\s*/gi,
    (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
  );
  return new RegExp(`[${ranges}]`, 'gu');
}
