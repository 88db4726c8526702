import { defineConfig } from '@playwright/test';
import endToEnd from '../../playwright.config.ts';
import { editorOrigin } from './copy.ts';

export default defineConfig({
  ...endToEnd,
  testDir: '.',
  outputDir: '../../.local/editor-results',
  globalSetup: './serve-copy.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...endToEnd.use,
    baseURL: editorOrigin,
    actionTimeout: 15_000,
    viewport: { width: 1800, height: 1000 },
  },
});
