import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from '../../src/content/issue.ts';
import { contentSchemas, fileName, policyFiles } from '../../src/content/schema.ts';
import { textFiles } from './text-files.ts';

/** Files that operating systems create, and the code in the content folder. */
const ignored = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]+\.ts)$/;

const contentFiles: ReadonlySet<string> = new Set([
  ...Object.keys(contentSchemas).map(fileName),
  ...Object.values(policyFiles),
]);

const filesInFolders = /^(?:services\/[^/]+\.yaml|share-fonts\/[^/]+\.(?:woff2?|[ot]tf))$/;

/** Files in a content folder that no page uses. */
export function strayFileIssues(directory: string): Issue[] {
  const texts = textFiles(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
  const words = new Set(texts.flatMap((text) => text.split(/[\s"',{}[\]]+/)));
  return globSync('**/*', { cwd: directory })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(directory, file)).isFile() && !ignored.test(file))
    .filter((file) => !contentFiles.has(file) && !filesInFolders.test(file))
    .filter((file) => /\.(?:ya?ml|md|txt)$/.test(file) || !words.has(basename(file)))
    .sort()
    .map((file) => ({ file, line: null, path: [], text: issueOf(file, directory) }));
}

function issueOf(file: string, directory: string): string {
  const meant = file.replace(/\.ya?ml\b.*$/, '.yaml').replace(/\.md\.txt$/, '.md');
  const isRead = contentFiles.has(meant) || meant.startsWith('services/');
  if (meant === file || !isRead) return 'is not used. Remove it.';
  return existsSync(join(directory, meant))
    ? `is not read, but ${basename(meant)} is. Remove one of them.`
    : `is not read. Rename it to ${basename(meant)}.`;
}
