// @ts-check
// Without packages or TypeScript, since the launcher imports it before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the packages in a folder's `node_modules` are those of its lock file; false without one. Optional ones may be
 * missing: most are for other systems.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json')) ?? {};
  return (
    locked !== null &&
    Object.entries(locked).every(
      ([path, { version, optional }]) =>
        path === '' || (path in installed ? installed[path]?.version === version : optional),
    )
  );
}

/**
 * The packages in a lock file, by their folder; null if it cannot be read.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
