import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { bundledFaces } from './bundled-fonts.ts';

export interface TextLine {
  /** SVG elements with the baseline's start at 0,0; empty for an empty text. */
  readonly markup: string;
  /** Advance in the same units as the size that was asked for; estimated for letters of the system's fonts. */
  readonly width: number;
}

interface OpenFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<string>;
}

/** A piece of text and the face that has all its letters, or null where none has. */
interface TextRun {
  readonly text: string;
  readonly face: OpenFace | null;
}

const wide =
  /\p{Extended_Pictographic}|[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\uff01-\uff60]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

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

/**
 * Opens a family of the site for drawing without a browser. A line with letters
 * that the family lacks is set in a font of the system; a symbol that it lacks stands alone. The function that it
 * returns takes `size` and `tracking`, which is added after each letter, in pixels.
 */
export async function openFont(family: string, systemFontWeight: number) {
  const typeface = await openTypeface(family);
  return (text: string, size: number, tracking = 0): TextLine => {
    const runs = splitByFace(text, typeface);
    const isForeign = runs.some((run) => run.face === null && /\p{L}/u.test(run.text));
    const whole = { text: runs.map((run) => run.text).join(''), face: null };
    let x = 0;
    const parts = (isForeign ? [whole] : runs).map((run) => {
      const { markup, width } = setRun(run, x, size, tracking, systemFontWeight);
      x += width;
      return markup;
    });
    return { markup: parts.join(''), width: Math.max(0, x - tracking) };
  };
}

/** Splits a text by the faces that have its letters. What can be seen is never split within one letter. */
function splitByFace(text: string, typeface: readonly OpenFace[]): readonly TextRun[] {
  const visible = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u00ad\ufffe\uffff]/gu, '');
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

function setRun(
  { text, face }: TextRun,
  left: number,
  size: number,
  tracking: number,
  weight: number,
) {
  if (face === null) {
    const style = `font-family="sans-serif" font-size="${size}" font-weight="${weight}"`;
    const width = [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : 0.62) * size, 0);
    return { markup: `<text x="${left}" ${style}>${escapeXml(text)}</text>`, width };
  }
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  const scale = size / face.unitsPerEm;
  let x = left;
  const paths = buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0 }) => {
    const at = `translate(${x}) scale(${scale} ${-scale})`;
    x += xAdvance * scale + tracking;
    return `<path transform="${at}" d="${face.font.glyphToPath(glyph)}"/>`;
  });
  return { markup: paths.join(''), width: x - left };
}

/** A text as the content of an XML element. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
