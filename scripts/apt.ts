import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is Debian, or what is made from it, and its packages can be installed without asking. */
export function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs Debian packages; whether that succeeded shows in what is there afterwards. */
export function installPackages(packages: readonly string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: environment });
  }
}
