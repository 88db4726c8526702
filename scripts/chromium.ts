import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

/** Debian's headless Chromium, without windows, tabs or extensions: a page opens in about half the time. */
const debianShell = `${debianChromium}-headless-shell`;

/** The executable in `CHROMIUM_PATH`, or Playwright's own if it is installed, or else Debian's. */
export function chromiumPath(): string {
  const own = chromium.executablePath();
  const usual = existsSync(own) || !existsSync(debianChromium) ? own : debianChromium;
  return process.env['CHROMIUM_PATH'] ?? usual;
}

/** Its headless shell, or the same if it has none; undefined for Playwright's, which Playwright finds itself. */
export function headlessShellPath(): string | undefined {
  const path = chromiumPath();
  if (path === chromium.executablePath()) return undefined;
  return path === debianChromium && existsSync(debianShell) ? debianShell : path;
}

/** Runs a program, and returns whether it succeeded. */
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs Debian packages that are missing, and returns whether all are there. */
export function installDebianPackages(...packages: readonly string[]): boolean {
  const { error, status } = spawnSync('dpkg', ['-s', ...packages]);
  if (status === 0) return true;
  // Not Debian.
  if (error) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  run('apt-get', '-qq', 'update');
  return run('apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Installs Chromium if it is missing: Playwright's, or Debian's packages if that cannot be downloaded. */
function install(): void {
  // On GitHub's runners, /usr/bin/chromium is not Debian's package and has no headless shell.
  if (headlessShellPath() === debianShell) return;
  if (process.env['CHROMIUM_PATH'] && existsSync(chromiumPath())) return;
  // Ends immediately if it is installed.
  if (run('playwright', 'install', 'chromium')) return;
  if (installDebianPackages('chromium', 'chromium-headless-shell')) return;
  console.error(
    'Chromium could not be installed. Install it (on Debian, "sudo apt-get install chromium") or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}

if (import.meta.main) install();
