import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What each folder may import besides itself and packages: docs/architecture.md in one table. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/routes.ts': [],
  'src/fields.ts': [],
  'src/decode-text.ts': [],
  'src/nearest.ts': [],
  'src/env-file.ts': ['src/decode-text.ts'],
  'src/env.ts': ['src/env-file.ts', 'src/nearest.ts'],
  'src/content': [
    ...['src/routes.ts', 'src/fields.ts', 'src/env.ts', 'src/decode-text.ts', 'src/nearest.ts'],
  ],
  'src/dot-grid': [],
  'src/components': ['src/dot-grid'],
  'src/contact-form': ['src/components', 'src/content', 'src/fields.ts', 'src/env.ts'],
  'src/theme': ['src/components'],
  'src/inline-script': ['src/components', 'src/contact-form', 'src/layouts', 'src/theme'],
  'src/sections': ['src/components', 'src/dot-grid', 'src/theme', 'src/content', 'src/routes.ts'],
  'src/seo': ['src/dot-grid', 'src/content', 'src/styles', 'src/routes.ts', 'src/env.ts'],
  'src/layouts': [
    ...['src/sections', 'src/content', 'src/seo', 'src/inline-script', 'src/styles'],
    ...['src/env.ts', 'src/routes.ts'],
  ],
  'src/pages': [
    ...['src/layouts', 'src/sections', 'src/components', 'src/contact-form', 'src/content'],
    ...['src/seo', 'src/inline-script', 'src/styles', 'src/env.ts', 'src/routes.ts'],
  ],
  hosting: ['src/routes.ts', 'src/env.ts'],
  'mail-sandbox': [],
};

const sources = Object.keys(allowed).flatMap((place) =>
  place.endsWith('.ts') ? [place] : globSync(`${place}/**/*.{ts,tsx,astro}`),
);
const importPattern =
  /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?)'(\.{1,2}\/[^'?]+)/g;

const importsOf = new Map(
  sources.map((path) => {
    const file = path.replaceAll('\\', '/');
    const specifiers = [...readFileSync(path, 'utf8').matchAll(importPattern)];
    return [file, specifiers.map(([, to = '']) => posix.join(posix.dirname(file), to))] as const;
  }),
);

const placeOf = (file: string): string =>
  Object.keys(allowed).find((place) => file === place || file.startsWith(`${place}/`)) ??
  posix.dirname(file);

test('each folder imports only what docs/architecture.md allows', () => {
  const wrong = [...importsOf].flatMap(([file, imports]) => {
    const place = placeOf(file);
    return imports
      .filter((to) => placeOf(to) !== place && !allowed[place]?.includes(placeOf(to)))
      .map((to) => `${file} may not import ${to}`);
  });
  expect(wrong).toEqual([]);
});

test('sections never import each other', () => {
  const sectionOf = (file: string) => /^src\/sections\/([^/]+)/.exec(file)?.[1];
  const wrong = [...importsOf].flatMap(([file, imports]) =>
    imports
      .filter((to) => sectionOf(file) && sectionOf(to) && sectionOf(file) !== sectionOf(to))
      .map((to) => `${file} may not import ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('nothing imports content that gets it as parameters', () => {
  const wrong = [...importsOf].flatMap(([file, imports]) =>
    imports
      // The types of the words, for the components of the form.
      .filter((to) => placeOf(to) === 'src/content' && file !== 'src/contact-form/content.ts')
      .filter(() => /^src\/(?:components|dot-grid|contact-form)\//.test(file))
      .map((to) => `${file} may not import ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('there are no circular imports', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (path.includes(file) || done.has(file)) return;
    for (const to of importsOf.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) visit(file, []);
  expect(circles).toEqual([]);
});
