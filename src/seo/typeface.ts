import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';
import { bundledFaces } from './bundled-fonts.ts';

interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<string>;
}

/** The open files of a family, in the order in which browsers prefer them. */
export type Typeface = readonly OpenFace[];

/** A piece of text and the face that has all its letters, or null where none has. */
export interface Run {
  readonly text: string;
  readonly face: OpenFace | null;
}

let opened: Promise<ReadonlyMap<string, OpenFace>> | undefined;

/** @param family as packages name it: `hanken-grotesk` */
export async function openTypeface(family: string): Promise<Typeface> {
  opened ??= openFaces();
  const faces = await opened;
  return bundledFaces().flatMap((face) => (face.family === family && faces.get(face.file)) || []);
}

async function openFaces(): Promise<ReadonlyMap<string, OpenFace>> {
  const faces = new Map<string, OpenFace>();
  // One after the other: the decoder's next call overwrites the memory of a result that is not copied yet.
  for (const { file } of bundledFaces()) {
    const sfnt = await convert(await readFile(file), 'sfnt');
    const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
    const codes = [...face.collectUnicodes()];
    const characters = new Set(codes.map((code) => String.fromCodePoint(code)));
    faces.set(file, { font: new Font(face), unitsPerEm: face.upem, characters });
  }
  return faces;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text by the faces that have its letters. What can be seen is never split within one letter. */
export function runsOf(text: string, typeface: Typeface): readonly Run[] {
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

/**
 * The letters that no font of the site has, once each: they look different from the others, in a font of
 * the visitor's system.
 */
export async function lettersWithoutFont(texts: readonly string[]): Promise<readonly string[]> {
  const families = [...new Set(bundledFaces().map(({ family }) => family))];
  const typefaces = await Promise.all(families.map(openTypeface));
  const missing = typefaces.flatMap((typeface) =>
    runsOf(texts.join(' '), typeface).filter(({ face }) => face === null),
  );
  return [
    ...new Set(
      missing.flatMap(({ text }) => [...graphemes.segment(text)].map(({ segment }) => segment)),
    ),
  ];
}
