import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { run } from './processes.ts';

/** The two fonts: packages of Fontsource. */
const fonts = {
  display: { name: 'schibsted-grotesk', version: '5.3.0' },
  text: { name: 'hanken-grotesk', version: '5.3.0' },
};

/**
 * `npm run fonts`: writes the font files that `src/styles/fonts.css` declares, each with the characters and the weight named
 * there, and the licenses of the fonts. What it needs is installed beside the project's packages: fonts hardly ever change.
 */
const folder = '.local/fonts';
const folderOf = (name: string) => `${folder}/node_modules/@fontsource-variable/${name}`;
const packages = Object.values(fonts).map(
  ({ name, version }) => `@fontsource-variable/${name}@${version}`,
);
await run('npm', ['install', '--prefix', folder, 'subset-font@2.9.0', ...packages]);
const subsetFont = createRequire(resolve(folder, 'package.json'))('subset-font');

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
  const { name } = fonts[use as keyof typeof fonts];
  const part = file.includes('-latin-ext') ? 'latin-ext' : 'latin';
  const source = `${folderOf(name)}/files/${name}-${part}-wght-normal.woff2`;
  const subset = await subsetFont(await readFile(source), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Without ligatures, fractions and other digits, which the pages do not use.
    noLayoutClosure: true,
  });
  await writeFile(`src/styles/fonts/${file}`, subset);
  console.log(`${file}: ${subset.length} bytes`);
}

const licenses = Object.values(fonts).map(({ name }) =>
  readFile(`${folderOf(name)}/LICENSE`, 'utf8'),
);
await writeFile('public/font-licenses.txt', (await Promise.all(licenses)).join('\n\n'));
