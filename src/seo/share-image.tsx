import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Node, RenderOptions } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { Content, RoutePage } from '../content/derive.ts';
import { logoMark } from './icon.ts';
import { textDirection } from './locale.ts';
import { shareLogo } from './logo-image.ts';
import { roleColors } from './palette.ts';
import { ShareImage } from './ShareImage.tsx';
import { drawableText, shareRenderer } from './share-fonts.ts';
import { shareSize } from './share-size.ts';

const stylesheet = readFileSync('src/seo/share-image.css', 'utf8');
const roles = ['bg', 'ink', 'muted', 'line'];
const headingSizes = [104, 96, 88, 80, 72, 64, 56];
const smallestSize = 48;
/** The image's width without its margins. */
const textWidth = 1056;

/** The facts about the agency used in an image. */
interface Site {
  readonly name: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The owner's own logo; null for the default one. */
  readonly logoFiles?: Content['logoFiles'];
}

/**
 * The share image: the page's heading above the dot grid, in the dark theme, as PNG. Its path ends in a content
 * hash, since networks cache an image for as long as its URL stays the same.
 */
export async function shareImage(page: RoutePage, { name, language, logoFiles }: Site) {
  const heading = drawableText(page.heading);
  const subtitle = page.shareSubtitle === null ? null : drawableText(page.shareSubtitle);
  const colors = roles.map((role) => `--color-${role}: ${roleColors(role).dark};`).join('');
  const options = { css: [`:root { ${colors} }`, stylesheet], lang: language };
  const side = 56;
  const mark = logoFiles
    ? await shareLogo(logoFiles, side)
    : { src: logoMark(), width: side, height: side };
  const { node } = await fromJsx(
    <ShareImage
      mark={mark}
      siteName={logoFiles?.hasName ? '' : drawableText(name)}
      speech={page.description}
      heading={heading}
      headingSize={await fittingSize(heading, subtitle === null ? 230 : 125, options)}
      subtitle={subtitle}
      direction={textDirection(language)}
    />,
  );
  const png = new Uint8Array(await shareRenderer.render(node, { ...options, ...shareSize }));
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
  return { path: `/share/${page.path === '/' ? 'home' : page.path.slice(1)}-${hash}.png`, png };
}

/** The largest size at which the heading is at most `highest` pixels high. */
async function fittingSize(text: string, highest: number, options: RenderOptions) {
  for (const fontSize of headingSizes) {
    const heading: Node = { type: 'text', text, className: 'heading', style: { fontSize } };
    const { height } = await shareRenderer.measure(heading, { ...options, width: textWidth });
    if (height <= highest) return fontSize;
  }
  return smallestSize;
}
