import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorDocuments, fileOf, routePaths } from '../src/routes.ts';
import { filesOf } from './built-site.ts';
import { withIntegrity } from './subresource-integrity.ts';

/**
 * Finishes a build for every host alike: puts the hash of each script and style file into the tags that load
 * it, and removes those files that nothing names.
 *
 * @throws when a page is not in `src/routes.ts`, or only there
 */
export function finishBuild(directory: string): void {
  const files = filesOf(directory);
  const listed = [...routePaths, ...Object.values(errorDocuments)].map(fileOf);
  const built = files.filter((file) => file.endsWith('.html'));
  const differences = [
    ...listed.filter((file) => !built.includes(file)),
    ...built.filter((file) => !listed.includes(file)),
  ];
  if (differences.length > 0) {
    const names = differences.join(' and ');
    throw new Error(
      `src/routes.ts and the built pages differ in ${names}. Add or remove it in one.`,
    );
  }
  const textsOf = (ending: RegExp) =>
    new Map(
      files
        .filter((file) => ending.test(file))
        .map((file) => [file, readFileSync(join(directory, file), 'utf8')]),
    );
  const documents = textsOf(/\.(?:html|svg)$/);
  const sources = textsOf(/\.(?:js|css)$/);
  const texts = [...documents.values(), ...sources.values()].join('\n');
  for (const file of sources.keys()) {
    if (texts.includes(basename(file))) continue;
    sources.delete(file);
    rmSync(join(directory, file));
  }
  for (const [file, markup] of documents) {
    writeFileSync(join(directory, file), withIntegrity(withStylesInHead(markup), sources));
  }
}

/** Astro writes the style of its islands in front of the first one, in the body, where HTML allows none. */
function withStylesInHead(markup: string): string {
  const [head = '', ...rest] = markup.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(/<style>astro-[^<]*<\/style>/g) ?? [];
  if (styles.length === 0) return markup;
  const bare = styles.reduce((text, style) => text.replace(style, ''), body);
  return `${head}${styles.join('')}</head>${bare}`;
}
