import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './debian-packages.ts';
import { runTool } from './run-tool.ts';

const debianChromium = '/usr/bin/chromium';

/** Debian's Chromium without windows, tabs and extensions: a page opens in about half the time. */
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the end-to-end tests: the one that `CHROMIUM_PATH` names, Debian's or Playwright's, one of which is
 * installed now where there is none.
 *
 * @returns the path of its program
 * @throws naming the ways to get one when none can be installed
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  console.log('There is no Chromium yet: downloading the one of Playwright…');
  const { code } = await runTool('playwright', ['install', 'chromium']);
  if (code !== 0) {
    await installPackages(['chromium', 'chromium-headless-shell'], 'Chromium for the tests');
  }
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of its program.',
  );
}

/**
 * The browsers of the end-to-end tests, as the variables that `playwright.config.ts` reads: `CHROMIUM_PATH`, and
 * `HEADLESS_SHELL_PATH` unless Playwright has its own headless shell.
 *
 * @throws as `findChromium` does
 */
export async function e2eBrowsers(): Promise<Record<string, string>> {
  const path = await findChromium();
  if (path === chromium.executablePath()) return { CHROMIUM_PATH: path };
  const shell = existsSync(debianHeadlessShell) ? debianHeadlessShell : path;
  return { CHROMIUM_PATH: path, HEADLESS_SHELL_PATH: shell };
}

function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH "${named}" does not exist. Correct the path or unset it.`);
  }
  return [named, debianChromium, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}
