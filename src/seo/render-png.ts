import sharp from 'sharp';

/** Renders an SVG to a PNG, `width` in pixels. Its few flat colors fit a palette, at a third of the bytes. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(svg))
    .resize({ width })
    .png({ palette: true, colors: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(png);
}
