import { readFileSync } from 'node:fs';

export interface BundledFace {
  /** The file, relative to the root of the project. */
  readonly file: string;
  /** As styles name the family: `Hanken Grotesk`. */
  readonly name: string;
  /** As packages name it: `hanken-grotesk`. */
  readonly family: string;
  readonly weight: number | { min: number; max: number; default: number };
  /** First and last code point of each range for which a page fetches the file. */
  readonly ranges: [first: number, last: number][];
}

const stylesheet = 'src/styles/fonts.css';

/** The faces of the site's own font files, in the order in which browsers prefer them. */
export function bundledFaces(): readonly BundledFace[] {
  const blocks = readFileSync(stylesheet, 'utf8').matchAll(/@font-face \{([^}]*)\}/g);
  return [...blocks].flatMap(([, block = '']) => faceOf(block)).reverse();
}

function faceOf(block: string): BundledFace[] {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(block)?.[1] ?? '';
  const file = /url\("\.\/(fonts\/[^"]+)"\)/.exec(block)?.[1];
  if (file === undefined) return [];
  const name = value('font-family').replaceAll('"', '');
  const [min = 400, max] = value('font-weight').split(' ').map(Number);
  return [
    {
      file: `src/styles/${file}`,
      name,
      family: name.replace(' ', '-').toLowerCase(),
      weight: max === undefined ? min : { min, max, default: min },
      ranges: value('unicode-range').split(',').map(rangeOf),
    },
  ];
}

function rangeOf(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
