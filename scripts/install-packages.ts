import { isInstalled } from './is-installed.mjs';
import { run } from './processes.ts';

/** Installs the packages of a folder with a lock file of its own, without their scripts, unless they are there. */
export async function installPackages(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${folder}…`);
  await run('npm', ['ci', '--ignore-scripts', '--prefix', folder]);
}
