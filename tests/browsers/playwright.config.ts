import { defineConfig } from '@playwright/test';
import { webServer } from '../../playwright.config.ts';

/** Tests the same site as the end-to-end tests. Playwright starts only the site, not the browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/browsers',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  webServer: { ...webServer, cwd: process.cwd() },
  projects: [
    // It has no mail client that a test can watch.
    { name: 'WebKitGTK', use: { browserName: 'webkit' }, grepInvert: /@mail/ },
    { name: 'Firefox ESR', use: { browserName: 'firefox' } },
  ],
});
