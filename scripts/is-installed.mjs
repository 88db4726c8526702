// @ts-check
// Uses no packages or TypeScript, since the launcher imports it before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * Whether the packages in a folder's `node_modules` match its lock file and this system: a copy from another computer
 * may lack this system's binaries.
 *
 * @param {string} folder
 * @returns {boolean} false without a lock file
 */
export function isInstalled(folder) {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json')) ?? {};
  return (
    locked !== null &&
    Object.entries(locked).every(([path, wanted]) => {
      if (path === '') return true;
      const found = installed[path];
      if (!found) return wanted.optional && !isForThisSystem(wanted);
      // A binary may be missing from a copy whose list still names it.
      return found.version === wanted.version && (!wanted.os || existsSync(join(folder, path)));
    })
  );
}

/**
 * Whether npm installs an optional package here: one that names no system is part of one that does.
 *
 * @param {Package} wanted
 */
function isForThisSystem({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  if (!libc) return true;
  const { header } = /** @type {any} */ (process.report.getReport());
  return libc.includes(header.glibcVersionRuntime ? 'glibc' : 'musl');
}

/**
 * The packages in a lock file, by folder; null if it cannot be read.
 *
 * @param {string} file
 * @returns {Record<string, Package> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
