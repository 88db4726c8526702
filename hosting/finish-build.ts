import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorDocuments, fileOf } from '../src/routes.ts';
import { filesOf } from './built-site.ts';

/**
 * Finishes a build for every host: moves styles into the head, removes unreferenced script and style files, and
 * leaves out what differs between two folders in which the same commit is built.
 *
 * @throws when a document that every host needs is missing
 */
export function finishBuild(directory: string): void {
  const files = filesOf(directory);
  const needed = ['/', ...Object.values(errorDocuments)].map(fileOf);
  const missing = needed.filter((file) => !files.includes(file));
  if (missing.length > 0) {
    throw new Error(`The build is missing ${missing.join(' and ')}, which every host needs.`);
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
    if (!texts.includes(basename(file))) rmSync(join(directory, file));
  }
  for (const [file, markup] of documents) {
    writeFileSync(join(directory, file), withoutIslandIds(withStylesInHead(markup)));
  }
}

/** Astro puts the styles of its islands before the first one, in the body, where HTML does not allow them. */
function withStylesInHead(markup: string): string {
  const [head = '', ...rest] = markup.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(/<style>astro-[^<]*<\/style>/g) ?? [];
  if (styles.length === 0) return markup;
  const bare = styles.reduce((text, style) => text.replace(style, ''), body);
  return `${head}${styles.join('')}</head>${bare}`;
}

/** Astro's `uid` of an island is a hash of its file's path on the building machine, and nothing reads it. */
const withoutIslandIds = (markup: string): string =>
  markup.replaceAll(/(?<=<astro-island) uid="\w+"/g, '');
