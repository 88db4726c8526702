import { basename } from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { runTool } from './run-tool.ts';

/**
 * Installs the packages of a folder with its own manifest and lock file, unless already installed: a tool that is
 * too heavy for every checkout. Their install scripts are not run.
 */
export async function ensurePackages(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  console.log(`Installing ${basename(folder)}…`);
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await runTool('npm', [...args, '--loglevel=error']);
  if (code === 0) return;
  throw new Error(`npm could not install what ${folder}/package.json names: see above.`);
}
