import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from './scripts/chromium.ts';
import { siteOrigin } from './tests/e2e/support/addresses.ts';

const launchOptions = (path: string | undefined) => ({
  args: [
    // Chromium's own sandbox cannot start as root.
    '--no-sandbox',
    // Without internet access, Chromium's own requests to Google would only fail.
    '--disable-background-networking',
    '--disable-component-update',
    // The tests' email service is on this machine, and Chromium treats a response from `page.route` as coming from a
    // public site.
    '--disable-features=LocalNetworkAccessChecks',
  ],
  ...(path && { executablePath: path }),
});

/** The built site, with the mail sandbox alongside, on free ports. `addresses.ts` reads the origins that `wait` finds. */
export const webServer = {
  // Without a shell in between, the server notices when Playwright is killed.
  command: `${process.platform === 'win32' ? '' : 'exec '}node scripts/start.ts --test`,
  wait: { stdout: /Site\s+(?<E2E_SITE>\S+)\s+Inbox\s+(?<E2E_INBOX>\S+)\s/ },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  timeout: 120_000,
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/playwright',
  fullyParallel: true,
  // More would slow each other down on a computer with two cores, and tests would wait longer than they allow.
  workers: 2,
  // Some tests visit a dozen pages, and the computer may be busy with other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  webServer,
  use: {
    baseURL: siteOrigin,
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      // Tests that need the full browser: the headless shell has no back/forward cache and opens mail links without a
      // click. They come first because one of them is slow.
      name: 'browser',
      grep: /@browser/,
      use: {
        launchOptions: {
          ...launchOptions(chromiumPath()),
          // Playwright turns off the back/forward cache, which visitors have on.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'headless shell',
      grepInvert: /@browser/,
      use: {
        launchOptions: launchOptions(headlessShellPath()),
      },
    },
  ],
});
