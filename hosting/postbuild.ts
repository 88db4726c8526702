import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { errorDocuments, fileOf, routePaths } from '../src/routes.ts';
import { filesOf } from './built-site.ts';
import { withIntegrity } from './subresource-integrity.ts';

/** What Tailwind puts before the styles of every page; `THIRD-PARTY.txt` holds its license. */
const notice = /\/\*! tailwindcss [^*]*\*\/\s*/g;

/**
 * Finishes a build for every host alike: puts the hash of each script and style file into the tags that load
 * it, and removes those files that nothing names and the notice in front of the styles.
 *
 * @throws one Error with a line for each page that is not in `src/routes.ts`, or only there
 */
export async function finishBuild(directory: string): Promise<void> {
  const files = await filesOf(directory);
  const textsOf = async (ending: RegExp) => {
    const paths = files.filter((file) => ending.test(file));
    const read = async (path: string) =>
      [path, await readFile(join(directory, path), 'utf8')] as const;
    return new Map(await Promise.all(paths.map(read)));
  };
  const differences = listDifferences(files);
  if (differences.length > 0) throw new Error(differences.join('\n'));
  const documents = await textsOf(/\.(?:html|svg)$/);
  const sources = await textsOf(/\.(?:js|css)$/);
  // React's integration brings a script for islands of its own kind, which no page has.
  const texts = [...documents.values(), ...sources.values()].join('\n');
  for (const file of sources.keys()) {
    if (texts.includes(posix.basename(file))) continue;
    sources.delete(file);
    await rm(join(directory, file));
  }
  for (const [file, markup] of documents) {
    await writeFile(join(directory, file), withIntegrity(markup.replace(notice, ''), sources));
  }
}

function listDifferences(files: readonly string[]): string[] {
  const listed = [...routePaths, ...Object.values(errorDocuments)].map(fileOf);
  const built = files.filter((file) => file.endsWith('.html'));
  return [
    ...listed
      .filter((file) => !built.includes(file))
      .map(
        (file) => `${file} is in src/routes.ts and was not built. Add the page or remove it there.`,
      ),
    ...built
      .filter((file) => !listed.includes(file))
      .map((file) => `${file} was built and is not in src/routes.ts. Add it there.`),
  ];
}
