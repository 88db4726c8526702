import { Buffer, type Font, shape } from 'harfbuzzjs';
import { openTypeface, splitByFace, type TextRun } from './typeface.ts';

export interface TextLine {
  /** SVG elements with the baseline's start at 0,0; empty for an empty text. */
  readonly markup: string;
  /** Advance in the same units as the size that was asked for; estimated for letters of the system's fonts. */
  readonly width: number;
}

const wide =
  /\p{Extended_Pictographic}|[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\uff01-\uff60]/u;

/**
 * Opens a family of the site for drawing without a browser, the same on every machine. A line with letters
 * that the family lacks is set in a font of the system; a symbol that it lacks stands alone. The function that it
 * returns takes `size` and `tracking`, which is added after each letter, in pixels.
 */
export async function openFont(family: string, weight: number) {
  const typeface = await openTypeface(family);
  return (text: string, size: number, tracking = 0): TextLine => {
    const runs = splitByFace(text, typeface);
    const isForeign = runs.some((run) => run.face === null && /\p{L}/u.test(run.text));
    const whole = { text: runs.map((run) => run.text).join(''), face: null };
    let x = 0;
    const parts = (isForeign ? [whole] : runs).map((run) => {
      const { markup, width } = setRun(run, x, size, tracking, weight);
      x += width;
      return markup;
    });
    return { markup: parts.join(''), width: Math.max(0, x - tracking) };
  };
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
    return { markup: `<text x="${round(left)}" ${style}>${escapeXml(text)}</text>`, width };
  }
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  const scale = size / face.unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let x = left;
  const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const at = x;
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking;
    return outline(face.font.glyphToJson(glyph), scale, at);
  });
  return { markup: `<path d="${paths.join('')}"/>`, width: x - left };
}

function outline(commands: ReturnType<Font['glyphToJson']>, scale: number, left: number): string {
  const point = (value: number, index: number) =>
    round(index % 2 === 0 ? left + value * scale : -value * scale);
  return commands.map(({ type, values }) => type + values.map(point).join(' ')).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A text as the content of an XML element. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
