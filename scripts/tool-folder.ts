import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
  const modules = join(folder, 'node_modules');
  const [installed, locked] = await Promise.all([
    changedAt(join(modules, '.package-lock.json')),
    changedAt(join(manifest, 'package-lock.json')),
  ]);
  if (installed >= locked) return modules;
  console.log(`Installing ${name}…`);
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(join(manifest, file), join(folder, file));
  }
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error'];
  const { code } = await runTool('npm', args);
  if (code === 0) return modules;
  throw new Error(`npm could not install what ${manifest}/package.json names: see above.`);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0;
}
