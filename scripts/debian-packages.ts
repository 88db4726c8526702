import { spawnSync } from 'node:child_process';

/** Installs missing Debian packages. Returns false if it lacks the permissions or the system for that. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (spawnSync('dpkg', ['-s', ...packages]).status === 0) return true;
  if (spawnSync('dpkg', ['--version']).status !== 0 || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  run('update');
  return run('install', '-y', '--no-install-recommends', ...packages).status === 0;
}
