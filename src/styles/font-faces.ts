import { type FontFaceProperty, transform } from 'lightningcss';

/** A `@font-face` rule. */
export interface FontFace {
  readonly family: string;
  /** The address of its first file, as in the rule. */
  readonly url: string;
  /** The same twice for a font with one weight. */
  readonly weight: { readonly min: number; readonly max: number };
  /** First and last code point of each range for which a page fetches the file. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/**
 * The `@font-face` rules of a stylesheet, in its order.
 *
 * @throws what Lightning CSS says of a stylesheet that it cannot parse
 */
export function readFontFaces(styles: string): FontFace[] {
  const faces: FontFace[] = [];
  transform({
    filename: 'fonts.css',
    code: Buffer.from(styles),
    visitor: {
      Rule: {
        'font-face': (rule) => {
          faces.push(fontFaceOf(rule.value.properties));
        },
      },
    },
  });
  return faces;
}

function fontFaceOf(properties: readonly FontFaceProperty[]): FontFace {
  let family = '';
  let url = '';
  let weight = { min: 400, max: 400 };
  let ranges: FontFace['ranges'] = [[0, 0x10ffff]];
  for (const property of properties) {
    if (property.type === 'font-family') family = String(property.value);
    if (property.type === 'unicode-range')
      ranges = property.value.map(({ start, end }) => [start, end] as const);
    if (property.type === 'source') {
      const file = property.value.find((source) => source.type === 'url');
      url = file?.value.url.url ?? '';
    }
    if (property.type === 'font-weight') {
      const [min, max] = property.value.map(weightOf);
      weight = { min: min ?? 400, max: max ?? min ?? 400 };
    }
  }
  return { family, url, weight, ranges };
}

type FontWeight = Extract<FontFaceProperty, { type: 'font-weight' }>['value'][number];

const weightOf = (weight: FontWeight): number => {
  if (weight.type !== 'absolute') return 400;
  const { value } = weight;
  if (value.type === 'weight') return value.value;
  return value.type === 'bold' ? 700 : 400;
};
