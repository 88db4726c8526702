import { globSync, readFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import { create } from 'fontkitten';
import { bundledFaces } from './bundled-fonts.ts';

/** The folder for the owner's fonts used only in share images. Visitors never load them. */
export const shareFontFolder = 'src/content/share-fonts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const faces = bundledFaces();
const further = globSync([
  'src/content/media/*.woff2',
  `${shareFontFolder}/*.{woff2,woff,ttf,otf}`,
]).sort();

/** The code points in a font file's character map. */
export function charactersOf(file: string): ReadonlySet<number> {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts: use a file with one.`);
  return new Set(font.characterSet.filter((code) => font.hasGlyphForCodePoint(code)));
}

const characters = new Set(
  [...faces.map(({ file }) => file), ...further].flatMap((file) => [...charactersOf(file)]),
);

/** A renderer with the site's and the folder's fonts but no system fonts: the same images everywhere. */
export const shareRenderer = new Renderer();
for (const { file, family, ranges } of faces) {
  await shareRenderer.registerFont({
    name: family,
    data: readFileSync(file),
    unicodeRange: ranges.map(([first, last]) => [first, last]),
  });
}
for (const file of further) await shareRenderer.registerFont(readFileSync(file));

/** The visible characters of a text, and whether a font has each. */
function drawnLetters(text: string) {
  const visible = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '');
  return [...graphemes.segment(visible)].map(({ segment }) => ({
    segment,
    hasFont: [...segment].every(
      (each) => /[\p{Z}\p{C}\p{DI}]/u.test(each) || characters.has(each.codePointAt(0) ?? 0),
    ),
  }));
}

/** The letters of a text that no font has. Symbols are not among them. */
export function lettersWithoutFont(text: string): readonly string[] {
  return drawnLetters(text)
    .filter(({ segment, hasFont }) => !hasFont && /\p{L}/u.test(segment))
    .map(({ segment }) => segment);
}

/** The drawable part of a text: without symbols that no font has, and empty if any letter has no font. */
export function drawableText(text: string): string {
  if (lettersWithoutFont(text).length > 0) return '';
  return drawnLetters(text)
    .filter(({ hasFont }) => hasFont)
    .map(({ segment }) => segment)
    .join('');
}
