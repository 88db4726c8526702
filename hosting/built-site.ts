import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type BuiltDocument, describeDocument } from './built-document.ts';

/** What the headers of a built site depend on. File names are paths from the root: `/404.html`. */
export interface BuiltSite {
  files: readonly string[];
  /** HTML and SVG files, the two kinds a browser renders as a document of its own. */
  documents: ReadonlyMap<string, BuiltDocument>;
}

/** Written for the host and never served under a name of their own. */
const hostFiles = /^\/(?:_headers|_nginx\.conf|\.nojekyll)$|\.(?:br|gz)$/;

/** The files in the folder of a build, without those that a host reads for itself. */
export async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    )
    .filter((file) => !hostFiles.test(file))
    .sort();
}

/** Scans the folder of a finished build. */
export async function scanBuiltSite(directory: string): Promise<BuiltSite> {
  const files = await filesOf(directory);
  const documents = files
    .filter((file) => /\.(?:html|svg)$/.test(file))
    .map(async (file) => {
      const markup = await readFile(join(directory, file), 'utf8');
      return [file, describeDocument(markup)] as const;
    });
  return { files, documents: new Map(await Promise.all(documents)) };
}
