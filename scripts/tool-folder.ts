import { cp, mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runTool } from './run-tool.ts';

/**
 * Installs a tool that one command needs and the project does not: too heavy to come with every checkout. Its
 * versions are pinned by a manifest and a lock file of its own, and none of its install scripts runs.
 *
 * @param name what the folder under `.local/tools` is called
 * @param manifest the folder that holds the manifest and the lock file, from the root of the project
 * @returns the folder of its `node_modules`
 * @throws when npm cannot install it
 */
export async function ensureTool(name: string, manifest: string): Promise<string> {
  const folder = join('.local/tools', name);
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    await cp(join(manifest, file), join(folder, file), { preserveTimestamps: true });
  }
  await ensurePackages(folder);
  return join(folder, 'node_modules');
}

/**
 * Installs the packages of a folder that has a manifest and a lock file of its own, unless they are there. None of
 * their install scripts runs.
 *
 * @throws when npm cannot install them
 */
export async function ensurePackages(folder: string): Promise<void> {
  const [installed, locked] = await Promise.all([
    changedAt(join(folder, 'node_modules/.package-lock.json')),
    changedAt(join(folder, 'package-lock.json')),
  ]);
  if (installed >= locked) return;
  console.log(`Installing ${basename(folder)}…`);
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await runTool('npm', [...args, '--loglevel=error']);
  if (code === 0) return;
  throw new Error(`npm could not install what ${folder}/package.json names: see above.`);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0;
}
