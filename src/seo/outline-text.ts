import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

export interface Outline {
  /** An SVG path with the baseline's start at 0,0; empty for an empty text. */
  readonly path: string;
  /** Advance in the same units as the size that was asked for. */
  readonly width: number;
}

/** Sets a line of text as outlines: `size` and `tracking` (added after each letter) in pixels. */
export type TextSetter = (text: string, size: number, tracking?: number) => Outline;

/**
 * Opens a font file of the site for drawing without a browser, so that pictures look the same on every
 * machine, whatever fonts it has.
 *
 * @param file a WOFF2 file, relative to the root of the project
 * @returns a setter that shapes with the font's kerning. It throws when the font lacks a character,
 * naming it
 */
export async function openFont(file: string): Promise<TextSetter> {
  const face = await readFace(file);
  const font = new Font(face);
  const covered = new Set(face.collectUnicodes());
  return (text, size, tracking = 0) => {
    const missing = [...text].find((character) => !covered.has(character.codePointAt(0) ?? 0));
    if (missing) throw new Error(`${file} has no "${missing}"`);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const parts = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const at = x;
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking;
      return placed(font.glyphToJson(glyph), scale, at);
    });
    return { path: parts.join(''), width: x - tracking };
  };
}

async function readFace(file: string): Promise<Face> {
  // HarfBuzz reads no WOFF2. Unpacking is all that is wanted here: the file is a subset already.
  const characters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code));
  const sfnt = await subsetFont(await readFile(file), characters.join(''), {
    targetFormat: 'truetype',
  });
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

type Commands = ReturnType<Font['glyphToJson']>;

function placed(commands: Commands, scale: number, left: number): string {
  const point = (value: number, index: number) =>
    Math.round((index % 2 === 0 ? left + value * scale : -value * scale) * 100) / 100;
  return commands.map(({ type, values }) => type + values.map(point).join(' ')).join('');
}
