import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-packages.ts';

export const debianChromium = '/usr/bin/chromium';

/** The executable in `CHROMIUM_PATH`, or Debian's, or else Playwright's own. */
export const chromiumPath = () =>
  process.env['CHROMIUM_PATH'] ??
  (existsSync(debianChromium) ? debianChromium : chromium.executablePath());

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs Chromium if it is missing: Playwright's, or Debian's package if that cannot be downloaded. */
function install(): void {
  if (existsSync(chromiumPath()) || run('playwright', 'install', 'chromium')) return;
  installDebianPackages(['chromium', 'chromium-headless-shell']);
  if (existsSync(chromiumPath())) return;
  console.error(
    'Chromium could not be installed. Install it (on Debian, "sudo apt-get install chromium") or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}

if (import.meta.main) install();
