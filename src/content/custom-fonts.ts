import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { type FileIssue, notInMedia } from './issue.ts';
import type { ParsedFiles } from './schema.ts';

type FontNames = ParsedFiles['agency']['fonts'];

/** One of the owner's font faces, as a page declares it. */
export interface CustomFont {
  readonly role: FontNames[number]['role'];
  /** Where it is served. */
  readonly url: string;
  /** As in `font-weight`. */
  readonly weight: string;
  /** As in `unicode-range`; every character if undefined. */
  readonly unicodeRange: string | undefined;
}

const families = { text: 'Own Text', headings: 'Own Headings' } as const;

/** Uses the owner's fonts for characters missing from the site's: the stacks of `tokens.css` plus one family. */
export const customFontStacks =
  ':root:root{--font-text:"Hanken Grotesk","Own Text","Hanken Fallback","Hanken Fallback Wide",sans-serif;' +
  '--font-display:"Schibsted Grotesk","Own Headings","Schibsted Fallback","Schibsted Fallback Wide",sans-serif}';

/** Reports each font that is not in the folder `media`, or is not a WOFF2 file despite its name. */
export function checkFonts(
  directory: string,
  fonts: FontNames,
  report: (issue: FileIssue) => void,
): void {
  for (const [index, { file }] of fonts.entries()) {
    const path = join(directory, 'media', file);
    const issue = existsSync(path) ? fontIssue(firstBytes(path)) : notInMedia;
    if (issue) report({ path: ['fonts', index, 'file'], text: `names "${file}", which ${issue}` });
  }
}

/** Why a file is no WOFF2 font, as the end of a sentence. */
export const fontIssue = (bytes: Buffer): string | undefined =>
  bytes.toString('latin1', 0, 4) === 'wOF2'
    ? undefined
    : 'is not a WOFF2 font despite its name; convert it to WOFF2';

function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(4);
  const file = openSync(path, 'r');
  readSync(file, bytes);
  closeSync(file);
  return bytes;
}

/** The weights of a font file, as in `font-weight`: a range for a variable font, otherwise one value. */
export function fontWeight(path: string): string {
  const font = create(readFileSync(path));
  if (font.isCollection) throw new Error(`${path} holds several fonts: use a file with one.`);
  const { wght } = font.variationAxes;
  return wght ? `${wght.min} ${wght.max}` : String(font['OS/2'].usWeightClass);
}

/** The rules that declare them. */
export function customFontFaces(fonts: readonly CustomFont[]): string {
  return fonts
    .map(
      ({ role, url, weight, unicodeRange }) =>
        `@font-face{font-family:"${families[role]}";src:url("${url}") format("woff2");font-weight:${weight};font-display:fallback;unicode-range:${unicodeRange ?? 'U+0-10FFFF'}}`,
    )
    .join('');
}
