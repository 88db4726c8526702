import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const files = ['package.json', 'package-lock.json'] as const;

/**
 * Installs a tool that one command needs and the project does not: too heavy to come with every checkout. Its
 * versions are pinned by a manifest and a lock file of its own, and none of its install scripts runs.
 *
 * @param name what the folder under `.local/tools` is called
 * @param manifest the folder that holds the manifest and the lock file, from the root of the project
 * @returns the folder of its `node_modules`
 * @throws when npm cannot install it
 */
export async function provideTool(name: string, manifest: string): Promise<string> {
  const folder = join('.local/tools', name);
  const modules = join(folder, 'node_modules');
  if (existsSync(modules) && (await isSame(manifest, folder))) return modules;
  console.log(`Installing ${name}…`);
  await mkdir(folder, { recursive: true });
  for (const file of files) await copyFile(join(manifest, file), join(folder, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`npm could not install what ${manifest}/package.json names: see above.`);
  }
  return modules;
}

async function isSame(manifest: string, folder: string): Promise<boolean> {
  const pairs = files.map(async (file) => {
    const [wanted, there] = await Promise.all([
      readFile(join(manifest, file), 'utf8'),
      readFile(join(folder, file), 'utf8').catch(() => null),
    ]);
    return wanted === there;
  });
  return (await Promise.all(pairs)).every(Boolean);
}
