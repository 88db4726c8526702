import { createHash } from 'node:crypto';
import type { PageMeta } from '../content/derive.ts';
import { loadContent } from '../content/load.ts';
import { openFont } from './outline-text.ts';
import { roleColors } from './palette.ts';
import { sharePicture } from './share-picture.ts';

export interface ShareFile {
  /** Ends in a hash of the drawing, since networks keep a picture for as long as its address stays. */
  readonly path: string;
  readonly svg: string;
}

const openFonts = Promise.all(
  ['schibsted-grotesk', 'hanken-grotesk'].map((family) =>
    openFont(`src/styles/fonts/${family}.woff2`),
  ),
);

/** Columns of the waveform between the pictures of two pages. */
const shift = 17;

/**
 * The share picture of a page: its drawing, and where the site serves it as a PNG.
 *
 * @param page one of `pages`
 */
export async function shareFile(page: PageMeta): Promise<ShareFile> {
  const [display, text] = await openFonts;
  if (!display || !text) throw new Error('The fonts of the share pictures are not listed.');
  const { agency, pages } = loadContent();
  const dark = (role: string) => roleColors(role).dark;
  const svg = sharePicture(
    { name: agency.name, heading: page.heading, line: page.line },
    { display, text },
    {
      bg: dark('bg'),
      dot: dark('dot'),
      ink: dark('ink'),
      muted: dark('muted'),
      primary: dark('primary'),
    },
    shift * Object.values<PageMeta>(pages).findIndex(({ path }) => path === page.path),
  );
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const name = page.path === '/' ? 'home' : (page.path ?? '').slice(1);
  return { path: `/share/${name}-${hash}.png`, svg };
}
