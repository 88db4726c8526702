import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.ts';
import { inboxPort, siteOrigin, sitePort } from './tests/e2e/support/addresses.ts';

/** Debian's headless Chromium, without windows, tabs or extensions: a page opens in about half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const isOwn = chromiumPath() === chromium.executablePath();

/** @param path the browser's program; without it Playwright takes its own headless shell */
const launchOptions = (path: string | undefined) => ({
  args: [
    // Chromium's sandbox cannot start as root.
    '--no-sandbox',
    // Chromium's own calls home would only fail behind a closed network.
    '--disable-background-networking',
    '--disable-component-update',
    // The email service of the tests is on this machine, and an answer of `page.route` counts as a public site's.
    '--disable-features=LocalNetworkAccessChecks',
  ],
  ...(path && { executablePath: path }),
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['./tests/e2e/support/count-reporter.ts']],
  webServer: {
    command: 'node scripts/start.ts --e2e',
    url: siteOrigin,
    env: {
      E2E_SITE_PORT: String(sitePort),
      E2E_INBOX_PORT: String(inboxPort),
      SITE_DIRECTORY: `.local/e2e-${sitePort}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
  use: {
    baseURL: siteOrigin,
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
          ...launchOptions(chromiumPath()),
          // Playwright turns the back/forward cache off, which visitors have on.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'headless shell',
      grepInvert: /@browser/,
      use: {
        launchOptions: launchOptions(
          isOwn ? undefined : existsSync(headlessShell) ? headlessShell : chromiumPath(),
        ),
      },
    },
  ],
});
