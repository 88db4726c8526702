interface BuiltChunk {
  type: 'chunk';
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/** The part of a bundler's output that is asked here. */
export type BuiltOutput = Readonly<Record<string, BuiltChunk | { type: 'asset' }>>;

const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** A bundler's own additions carry a name instead of a path. */
const byBundler = /^\0(vite|rolldown)\//;

/**
 * The folders of the packages whose code is in the scripts of a build.
 *
 * @param output what the bundler is about to write
 * @param installed the folder of the installed packages
 */
export function shippedPackages(output: BuiltOutput, installed: string): string[] {
  const ids = Object.values(output)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.replaceAll('\\', '/'));
  const folders = ids.map((id) => {
    const bundler = byBundler.exec(id)?.[1];
    return bundler === undefined ? inPackage.exec(id)?.[1] : `${installed}/${bundler}`;
  });
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort();
}
