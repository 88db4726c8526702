import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import { bundledFaces } from './bundled-fonts.ts';

interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<string>;
}

/** A piece of text and the face that has all its letters, or null where none has. */
export interface TextRun {
  readonly text: string;
  readonly face: OpenFace | null;
}

/**
 * The open files of a family, in the order in which browsers prefer them. One call after the other: the decoder
 * overwrites the memory of a result that is not copied yet.
 */
export async function openTypeface(family: string): Promise<readonly OpenFace[]> {
  const faces: OpenFace[] = [];
  for (const { file } of bundledFaces().filter((face) => face.family === family)) {
    // The format that HarfBuzz reads.
    const sfnt = await convert(await readFile(file), 'sfnt');
    const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
    const codes = [...face.collectUnicodes()];
    const characters = new Set(codes.map((code) => String.fromCodePoint(code)));
    faces.push({ font: new Font(face), unitsPerEm: face.upem, characters });
  }
  return faces;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text by the faces that have its letters. What can be seen is never split within one letter. */
export function splitByFace(text: string, typeface: readonly OpenFace[]): readonly TextRun[] {
  const visible = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}|\u00ad/gu, '');
  const runs: { text: string; face: OpenFace | null }[] = [];
  for (const { segment } of graphemes.segment(visible)) {
    const face =
      typeface.find(({ characters }) => [...segment].every((c) => characters.has(c))) ?? null;
    const last = runs.at(-1);
    if (last?.face === face) last.text += segment;
    else runs.push({ text: segment, face });
  }
  return runs;
}

/** The letters that no font of the site has, once each: they look different, in a font of the visitor's system. */
export async function lettersWithoutFont(texts: readonly string[]): Promise<readonly string[]> {
  const missing = new Set<string>();
  for (const family of new Set(bundledFaces().map(({ family }) => family))) {
    const runs = splitByFace(texts.join(' '), await openTypeface(family));
    for (const { text } of runs.filter(({ face }) => face === null)) {
      for (const { segment } of graphemes.segment(text)) missing.add(segment);
    }
  }
  return [...missing];
}
