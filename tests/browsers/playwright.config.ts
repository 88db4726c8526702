import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';
import { engines } from './tab.ts';
import { webKitServers } from './webkit.ts';

export default defineConfig({
  ...e2e,
  testDir: '.',
  outputDir: '../../.local/browsers-results',
  globalSetup: '../e2e/servers.ts',
  webServer: webKitServers(),
  timeout: 60_000,
  projects: Object.keys(engines).map((name) => ({
    name,
    // One at a time: what the pages of a browser print goes into one file.
    workers: 1,
    // Its driver hangs once in a while.
    retries: name === 'WebKitGTK' ? 1 : 0,
  })),
});
