import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type BuiltDocument, describeDocument } from './built-document.ts';
import { policyConflicts } from './csp-lint.ts';

/** The facts of a built site that its headers depend on. File names are paths from the root: `/404.html`. */
export interface BuiltSite {
  files: readonly string[];
  /** HTML and SVG files, the two kinds a browser renders as a document of its own. */
  documents: ReadonlyMap<string, BuiltDocument>;
}

/** Written for the host and never served under a name of their own. */
const hostFiles = /^\/(?:_headers|_nginx\.conf|\.nojekyll)$|\.(?:br|gz)$/;

/**
 * Scans the folder of a finished build.
 *
 * @throws one Error naming every place that the content policy would block, or the file that cannot
 * be read as markup
 */
export async function scanBuiltSite(directory: string): Promise<BuiltSite> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    )
    .filter((file) => !hostFiles.test(file))
    .sort();
  const documents = new Map<string, BuiltDocument>();
  const conflicts: string[] = [];
  for (const file of files.filter((name) => /\.(?:html|svg)$/.test(name))) {
    const markup = await readFile(join(directory, file), 'utf8');
    try {
      documents.set(file, describeDocument(markup));
      conflicts.push(...policyConflicts(file, markup));
    } catch (error) {
      throw new Error(`${file} cannot be read as markup.`, { cause: error });
    }
  }
  if (conflicts.length > 0) {
    throw new Error(`The content policy would block:\n${conflicts.join('\n')}`);
  }
  return { files, documents };
}
