import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The packages, `@fontsource-variable/…`, of the two fonts. */
const packages = { display: 'schibsted-grotesk', text: 'hanken-grotesk' };

/**
 * `npm run fonts`: writes the font files that `src/styles/fonts.css` declares, each with the characters and the weight named
 * there.
 */
for (const rule of (await readFile('src/styles/fonts.css', 'utf8')).split('@font-face').slice(1)) {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(rule)?.[1] ?? '';
  const [, file = '', use = ''] = /((display|text)[\w-]*\.woff2)/.exec(value('src')) ?? [];
  const weight = Number(value('font-weight'));
  const characters = value('unicode-range')
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    });
  const font = packages[use as keyof typeof packages];
  const part = file.includes('-latin-ext') ? 'latin-ext' : 'latin';
  const source = `node_modules/@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`;
  const subset = await subsetFont(await readFile(source), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Without ligatures, fractions and other digits, which the pages do not use.
    noLayoutClosure: true,
  });
  await writeFile(`src/styles/fonts/${file}`, subset);
  console.log(`${file}: ${subset.length} bytes`);
}
