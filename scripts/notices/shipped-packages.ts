interface BuiltChunk {
  type: 'chunk';
  fileName: string;
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/** The part of a bundler's output that is asked here. */
export type BuiltOutput = Readonly<Record<string, BuiltChunk | { type: 'asset' }>>;

const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** A bundler's own additions carry a name instead of a path. */
const byBundler = /^\0(vite|rolldown)\//;

/**
 * The folders of the packages whose code is in each script of a build.
 *
 * @param output what the bundler is about to write
 * @param installed the folder of the installed packages
 * @returns the folders by the file name of the script
 */
export function shippedPackages(
  output: BuiltOutput,
  installed: string,
): ReadonlyMap<string, readonly string[]> {
  const chunks = Object.values(output).filter((file) => file.type === 'chunk');
  return new Map(
    chunks.map(({ fileName, modules }) => {
      const ids = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
      const folders = ids.map(([id]) => folderOf(id.replaceAll('\\', '/'), installed));
      return [fileName, [...new Set(folders)].filter((folder) => folder !== undefined)];
    }),
  );
}

function folderOf(id: string, installed: string): string | undefined {
  const bundler = byBundler.exec(id)?.[1];
  return bundler === undefined ? inPackage.exec(id)?.[1] : `${installed}/${bundler}`;
}
