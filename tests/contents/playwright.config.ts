import { defineConfig } from '@playwright/test';
import endToEnd from '../../playwright.config.ts';

export default defineConfig({
  ...endToEnd,
  testDir: '.',
  outputDir: '../../.local/contents-results',
  globalSetup: '../e2e/servers.ts',
});
