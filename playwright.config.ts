import { defineConfig } from '@playwright/test';
import { e2eSite } from './scripts/local-site.ts';

const executablePath = process.env['CHROMIUM_PATH'];

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
    launchOptions: {
      // Chromium's sandbox cannot start as root, and its own calls home would only fail behind a closed network.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
