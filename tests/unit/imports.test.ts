import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What each folder may import besides itself, packages, and those files directly in `src` that are not in the table and
 * so import nothing but each other. A folder that is not in the table may import nothing else.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/env.ts': [],
  'src/components': ['src/dot-grid'],
  // The types of the words alone: the words themselves are parameters.
  'src/contact-form/contact-form-props.ts': ['src/content'],
  'src/contact-form/fields.ts': [],
  'src/contact-form': [
    'src/contact-form/contact-form-props.ts',
    'src/contact-form/fields.ts',
    'src/components',
  ],
  'src/content': ['src/contact-form/fields.ts'],
  'src/theme': ['src/components'],
  'src/inline-script': ['src/components', 'src/loading', 'src/theme'],
  'src/sections': ['src/components', 'src/dot-grid', 'src/theme', 'src/content'],
  'src/seo': ['src/dot-grid', 'src/content', 'src/styles'],
  'src/layouts': [
    'src/sections',
    'src/content',
    'src/seo',
    'src/loading',
    'src/styles',
    'src/env.ts',
  ],
  'src/pages': [
    'src/layouts',
    'src/sections',
    'src/contact-form',
    'src/content',
    'src/seo',
    'src/styles',
    'src/env.ts',
  ],
  hosting: ['src/env.ts'],
  editor: ['scripts', 'hosting', 'src/content'],
  scripts: [
    'src/contact-form/fields.ts',
    'mail-sandbox',
    'hosting',
    'src/content',
    'src/seo',
    'src/env.ts',
  ],
  bench: ['scripts', 'mail-sandbox', 'src/content'],
};

const sources = globSync('{src,hosting,mail-sandbox,editor,scripts,bench}/**/*.{ts,tsx,astro}');
const importPattern =
  /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?)'(\.{1,2}\/[^'?]+)/g;

const placeOf = (file: string): string =>
  file in allowed ? file : (/^(?:src\/)?[^/]+/.exec(file)?.[0] ?? '');
const isShared = (place: string) => /^src\/[^/]+\.ts$/.test(place) && !(place in allowed);
const sectionOf = (file: string) => /^src\/sections\/([^/]+)/.exec(file)?.[1];

const imports = sources.flatMap((path) => {
  const file = path.replaceAll('\\', '/');
  return [...readFileSync(path, 'utf8').matchAll(importPattern)].map(([, to = '']) => ({
    file,
    to: posix.join(posix.dirname(file), to),
  }));
});

test('each folder imports only what the table allows, and no section another', () => {
  const isAllowed = (file: string, to: string) =>
    placeOf(to) === placeOf(file)
      ? sectionOf(to) === sectionOf(file)
      : isShared(placeOf(to)) || allowed[placeOf(file)]?.includes(placeOf(to));
  const wrong = imports
    .filter(({ file, to }) => !isAllowed(file, to))
    .map(({ file, to }) => `${file} may not import ${to}`);
  expect(wrong).toEqual([]);
});
