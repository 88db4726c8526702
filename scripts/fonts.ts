import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { bundledFaces } from '../src/seo/bundled-fonts.ts';
import { runCommand } from './run-command.ts';

/** Writes the font files listed in src/styles/fonts.css, each with the characters and weights declared there. */
await runCommand(async () => {
  for (const { file, family, weight, ranges } of bundledFaces()) {
    const characters = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const part = file.includes('-latin-ext') ? 'latin-ext' : 'latin';
    const name = family.replace(' ', '-').toLowerCase();
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`;
    const subset = await subsetFont(await readFile(source), characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: {
        wght: weight.min === weight.max ? weight.min : { ...weight, default: weight.min },
      },
    });
    await writeFile(file, subset);
    console.log(`${file}: ${subset.length} bytes`);
  }
  return 0;
});
