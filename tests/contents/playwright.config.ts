import { defineConfig } from '@playwright/test';
import endToEnd from '../../playwright.config.ts';

export default defineConfig({
  ...endToEnd,
  testDir: '..',
  testMatch: ['contents/*.spec.ts', 'e2e/accessibility.spec.ts'],
  // A page of each kind that has many words, and the states with words of their own.
  grep: /O1 | (home|privacy) is |state "(dialog|errors|toast and confirmation)/,
  outputDir: '../../.local/contents-results',
  globalSetup: '../e2e/servers.ts',
});
