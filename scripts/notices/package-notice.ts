import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a package asks to be told about it. */
export interface PackageNotice {
  name: string;
  version: string;
  /** SPDX identifier. */
  license: string;
  /** The license's own text, with its copyright line. */
  text: string;
}

/**
 * Reads the license of an installed package.
 *
 * @param folder the folder of the package
 * @throws for a package that does not name its license or does not bring the text
 */
export async function readPackageNotice(folder: string): Promise<PackageNotice> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((entry) =>
    /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry),
  );
  if (typeof license !== 'string' || file === undefined) {
    throw new Error(`${name} ships with the site and brings no license. Do without the package.`);
  }
  const all = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  // A bundler's file goes on with what is bundled into the bundler itself, and that stays here.
  const [text = ''] = all.split(/^# Licenses of bundled dependencies$/m);
  return { name, version, license, text: text.trim() };
}
