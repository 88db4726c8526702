import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

/** Debian's headless Chromium, without windows, tabs or extensions: a page opens in about half the time. */
const debianShell = `${debianChromium}-headless-shell`;

/** Where Chromium, Chrome and Edge are installed, by operating system. */
const browsers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    debianChromium,
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/snap/bin/chromium',
  ],
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(
      (file) => `${process.env[folder]}\\${file}`,
    ),
  ),
};

/** The executable in `CHROMIUM_PATH`; or else Playwright's Chromium, unless only another browser is installed. */
export function chromiumPath(): string {
  const own = chromium.executablePath();
  const installed = [own, ...(browsers[process.platform] ?? [])].find((path) => existsSync(path));
  return process.env['CHROMIUM_PATH'] || (installed ?? own);
}

/** Its headless shell, or the same if it has none; undefined for Playwright's, which Playwright finds itself. */
export function headlessShellPath(): string | undefined {
  const path = chromiumPath();
  if (path === chromium.executablePath()) return undefined;
  return path === debianChromium && existsSync(debianShell) ? debianShell : path;
}

export const launchChromium = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    // Its own sandbox cannot start as root.
    args: ['--no-sandbox'],
  });

/** Runs a program, and returns whether it succeeded. */
const runSync = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs Debian packages that are missing, after saying so, and returns whether all are there. */
export function installDebianPackages(...packages: readonly string[]): boolean {
  const { error, status } = spawnSync('dpkg', ['-s', ...packages]);
  if (status === 0) return true;
  // Not Debian.
  if (error) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  runSync('apt-get', '-qq', 'update');
  return runSync('apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...packages);
}

/** Installs a browser on a computer that has none to test with: Debian's Chromium, or else Playwright's. */
function install(): void {
  if (existsSync(chromiumPath())) return;
  if (process.env['CHROMIUM_PATH']) {
    fail(`CHROMIUM_PATH is "${chromiumPath()}", which does not exist: correct or remove it.`);
  }
  console.log('The tests need Chromium, Chrome or Edge, and there is none.');
  if (installDebianPackages('chromium', 'chromium-headless-shell')) return;
  console.log('Downloading Playwright’s Chromium.');
  if (runSync('playwright', 'install', 'chromium')) return;
  fail('Chromium could not be installed: install it, or set CHROMIUM_PATH to its executable.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (import.meta.main) install();
