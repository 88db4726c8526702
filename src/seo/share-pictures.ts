import { createHash } from 'node:crypto';
import type { RoutePage } from '../content/derive.ts';
import { routePaths } from '../routes.ts';
import { openFont } from './outline-text.ts';
import { roleColors } from './palette.ts';
import { sharePicture } from './share-picture.ts';

export interface ShareFile {
  /** Ends in a hash of the drawing, since networks keep a picture for as long as its address stays. */
  readonly path: string;
  readonly svg: string;
}

const display = openFont('schibsted-grotesk', 600);
const text = openFont('hanken-grotesk', 400);

/** Columns of the dot grid between the pictures of two pages. */
const shift = 17;

/**
 * The share picture of a page: its drawing, and where the site serves it as a PNG.
 *
 * @param page one that has a route
 * @param name the name of the site
 */
export async function shareFile(page: RoutePage, name: string): Promise<ShareFile> {
  const dark = (role: string) => roleColors(role).dark;
  const svg = sharePicture(
    { name, heading: page.heading, line: page.line },
    { display: await display, text: await text },
    {
      bg: dark('bg'),
      dot: dark('dot'),
      ink: dark('ink'),
      muted: dark('muted'),
      primary: dark('primary'),
    },
    shift * routePaths.indexOf(page.path),
  );
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = page.path === '/' ? 'home' : page.path.slice(1);
  return { path: `/share/${file}-${hash}.png`, svg };
}
