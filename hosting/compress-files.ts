import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mediaType } from './file-types.ts';

const compressors = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Writes a brotli and a gzip copy beside each text file that gets smaller by it, at the strongest level: it
 * happens once here and never for a visitor.
 *
 * @param files paths from the root of the site
 * @returns the paths of the copies
 */
export async function compressFiles(
  directory: string,
  files: readonly string[],
): Promise<string[]> {
  const copies = files
    .filter((file) => /^text|xml$|json$/.test(mediaType(file)))
    .map(async (file) => {
      const data = await readFile(join(directory, file));
      return Promise.all(
        Object.entries(compressors).map(async ([ending, compress]) => {
          const smaller = await compress(data);
          if (smaller.length >= data.length) return [];
          await writeFile(join(directory, `${file}.${ending}`), smaller);
          return [`${file}.${ending}`];
        }),
      );
    });
  return (await Promise.all(copies)).flat(2);
}
