import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-packages.ts';
import { runTool } from './run-tool.ts';

/** Debian's headless Chromium, without windows, tabs or extensions: a page opens in about half the time. */
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** The path of Chromium: `CHROMIUM_PATH`, or Debian's or Playwright's, which is installed if missing. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const paths = ['/usr/bin/chromium', chromium.executablePath()];
  const find = () => paths.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  console.log(
    'Chromium was not found; downloading Playwright’s build. To use another, set CHROMIUM_PATH to its path.',
  );
  const { code } = await runTool('playwright', ['install', 'chromium']);
  if (code !== 0) {
    await installDebianPackages(
      ['chromium', 'chromium-headless-shell'],
      'Playwright’s build could not be downloaded. To prevent this, set CHROMIUM_PATH',
    );
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of its program.',
  );
}

/**
 * Sets the browsers of the end-to-end tests in the environment, where `playwright.config.ts` reads them:
 * `CHROMIUM_PATH`, and `HEADLESS_SHELL_PATH` unless Playwright has its own headless shell.
 */
export async function prepareChromium(): Promise<void> {
  const path = await findChromium();
  process.env['CHROMIUM_PATH'] = path;
  if (path === chromium.executablePath()) return;
  const hasShell = existsSync(debianHeadlessShell);
  process.env['HEADLESS_SHELL_PATH'] = hasShell ? debianHeadlessShell : path;
}
