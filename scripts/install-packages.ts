import { isInstalled } from './is-installed.mjs';
import { run } from './processes.ts';

/** Installs the packages of a folder that has its own lock file, without their scripts, unless they are installed. */
export async function installPackages(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${folder}…`);
  await run('npm', ['ci', '--ignore-scripts', '--prefix', folder]);
}
