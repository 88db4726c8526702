import { cp, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const notCopied = /^(?:node_modules|dist|tests|docs|\..*)$/;

/** Copies the project into a folder that is emptied first, without its packages, which the copy shares. */
export async function copyProject(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const filter = (source: string) => !/[\\/]node_modules$/.test(source);
  for (const entry of (await readdir('.')).filter((name) => !notCopied.test(name))) {
    await cp(entry, join(copy, entry), { recursive: true, preserveTimestamps: true, filter });
  }
  for (const folder of ['node_modules', 'editor/node_modules']) {
    await symlink(resolve(folder), join(copy, folder), 'junction');
  }
}
