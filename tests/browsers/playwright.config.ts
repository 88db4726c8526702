import { defineConfig } from '@playwright/test';
import { webServer } from '../../playwright.config.ts';

/** Tests the same site as the end-to-end tests. Playwright starts only the site, not the browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/browsers',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  webServer: { ...webServer, cwd: process.cwd() },
});
