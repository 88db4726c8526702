import { readFileSync } from 'node:fs';
import { type FontFace, readFontFaces } from '../styles/font-faces.ts';

export interface BundledFace extends Pick<FontFace, 'family' | 'weight' | 'ranges'> {
  /** The file, relative to the root of the project. */
  readonly file: string;
}

/** The faces of the site's own font files, in the order in which browsers prefer them. */
export function bundledFaces(): readonly BundledFace[] {
  return readFontFaces(readFileSync('src/styles/fonts.css', 'utf8'))
    .map(({ url, ...face }) => ({ ...face, file: `src/styles/${url.replace('./', '')}` }))
    .reverse();
}
