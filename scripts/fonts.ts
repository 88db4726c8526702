import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, the letters of Latin-1 and the punctuation and arrows that the texts use. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0xc0 + index)),
  ...'\u00a0¡¿«»©®°·£–—‘’“”…•→↗€™ŒœŸ',
].join('');

const source = (family: string) =>
  `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;

const fonts = [
  // Display stands at one weight, so the axis is pinned: half the bytes of the variable file.
  { family: 'schibsted-grotesk', weight: 560 },
  { family: 'hanken-grotesk', weight: { min: 400, max: 600, default: 400 } },
];

for (const { family, weight } of fonts) {
  const subset = await subsetFont(await readFile(source(family)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(`src/styles/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${subset.length} bytes`);
}
