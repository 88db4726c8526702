import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { mediaType } from './file-types.ts';

const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/**
 * Writes a brotli and a gzip copy beside each text file, at the strongest level: it happens once here and never
 * for a visitor.
 *
 * @param files paths from the root of the site
 */
export function compressFiles(directory: string, files: readonly string[]): void {
  for (const name of files.filter((file) => /^text|xml$|json$/.test(mediaType(file)))) {
    const file = join(directory, name);
    const data = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${file}.gz`, gzipSync(data, { level: constants.Z_BEST_COMPRESSION }));
  }
}
