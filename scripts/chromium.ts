import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './debian-packages.ts';
import { runTool } from './run-tool.ts';

/** Where systems have Chromium, Chrome or Edge, in the order of preference. */
const usualPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Debian's Chromium without windows, tabs and extensions: a page opens in about half the time. */
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the end-to-end tests: the one that `CHROMIUM_PATH` names, the system's, or one that is installed now
 * from Playwright or from Debian.
 *
 * @returns the path of its program
 * @throws naming the ways to get one when none can be installed
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  console.log('No Chromium, Chrome or Edge was found: downloading the one of Playwright…');
  const { code } = await runTool('playwright', ['install', 'chromium']);
  if (code !== 0) {
    await installPackages(['chromium', 'chromium-headless-shell'], 'Chromium for the tests');
  }
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium. Install it with your system or with "npx playwright install chromium", ' +
      'or set CHROMIUM_PATH to the path of its program.',
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
  const paths = [named, ...(usualPaths[process.platform] ?? []), chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
}
