import { cp, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { x } from 'tinyexec';

const notCopied = /^(?:node_modules|dist|tests|docs|\..*)$/;

/** Copies the project into a folder that is emptied first, without its packages, which the copy shares. */
export async function copyProject(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const filter = (source: string) => !/[\\/]node_modules$/.test(source);
  for (const entry of (await readdir('.')).filter((name) => !notCopied.test(name))) {
    await cp(entry, join(copy, entry), { recursive: true, preserveTimestamps: true, filter });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Builds a copy for a deployment. Returns the folder of the built site. */
export async function buildCopy(copy: string, variables: Record<string, string>): Promise<string> {
  const { exitCode, stdout, stderr } = await x('node', ['scripts/build.ts'], {
    nodeOptions: { cwd: copy, env: variables },
  });
  if (exitCode !== 0) throw new Error(stdout + stderr);
  return join(copy, 'dist');
}
