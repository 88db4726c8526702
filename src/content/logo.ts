import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileIssue, notInMedia } from './issue.ts';
import { svgSize } from './svg-file.ts';

/** The logo as the page shows it in one theme. */
export interface LogoImage {
  readonly src: string;
  /** In pixels, or in the units of the SVG. */
  readonly width: number;
  readonly height: number;
}

interface LogoFile extends LogoImage {
  /** Path on this computer. */
  readonly file: string;
}

/** The owner's own logo, for light and dark backgrounds. */
export interface Logo {
  readonly light: LogoFile;
  readonly dark: LogoFile;
  /** Whether it is wide enough to include the name. */
  readonly hasName: boolean;
}

/** The aspect ratio from which a logo is taken to include the name. */
const wordmarkRatio = 2.2;

interface LogoNames {
  readonly light: string;
  readonly dark?: string | undefined;
}

/**
 * Finds the images of the logo in the folder `media`.
 *
 * @param report is called with each issue in `agency.yaml`
 */
export function readLogo(
  directory: string,
  names: LogoNames | undefined,
  report: (issue: FileIssue) => void,
): Logo | null {
  if (names === undefined) return null;
  const read = (variant: keyof LogoNames, name: string): LogoFile | undefined => {
    const file = join(directory, 'media', name);
    const bytes = existsSync(file) ? readFileSync(file) : null;
    const found = bytes ? imageSize(name, bytes) : notInMedia;
    if (!bytes || typeof found === 'string') {
      report({ path: ['logo', variant], text: `names "${name}", which ${found}` });
      return undefined;
    }
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { file, src: `/logo-${variant}-${hash}.${name.slice(-3)}`, ...found };
  };
  const light = read('light', names.light);
  const dark = names.dark === undefined ? light : read('dark', names.dark);
  if (!light || !dark) return null;
  return { light, dark, hasName: light.width >= wordmarkRatio * light.height };
}

type Size = Pick<LogoImage, 'width' | 'height'>;

/**
 * The size of an SVG or PNG file.
 *
 * @returns the size, or why the file cannot be shown, as the end of a sentence
 */
export function imageSize(name: string, bytes: Buffer): Size | string {
  return name.endsWith('.svg') ? svgSize(bytes.toString()) : pngSize(bytes);
}

function pngSize(bytes: Buffer): Size | string {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') {
    return 'is not a PNG image despite its name; save it as PNG or SVG';
  }
  // The size is in the first 24 bytes.
  if (bytes.length < 24) return 'is not a complete PNG image; save it again as PNG or SVG';
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
