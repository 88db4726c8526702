import { defineConfig } from '@playwright/test';
import { e2eSite } from './scripts/local-addresses.ts';

// Chromium's sandbox cannot start as root, and its own calls home would only fail behind a closed network.
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** @param path the browser's program; without it Playwright takes its own headless shell */
const launchOptions = (path: string | undefined) => ({
  args,
  ...(path ? { executablePath: path } : {}),
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.local/playwright',
  globalSetup: './tests/e2e/servers.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: e2eSite.origin,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      // What needs the whole browser: the headless shell has no back/forward cache and opens mail links without a
      // click. First, because one of these tests is slow.
      name: 'browser',
      grep: /@browser/,
      use: {
        launchOptions: {
          ...launchOptions(process.env['CHROMIUM_PATH']),
          // Playwright turns the back/forward cache off, which visitors have on.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'headless shell',
      grepInvert: /@browser/,
      use: { launchOptions: launchOptions(process.env['HEADLESS_SHELL_PATH']) },
    },
  ],
});
