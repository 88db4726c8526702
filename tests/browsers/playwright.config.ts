import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';
import { type BrowserName, browserNames } from './browser.ts';

export default defineConfig<object, { engine: BrowserName }>({
  testDir: '.',
  outputDir: '../../.local/browsers-results',
  globalSetup: '../e2e/servers.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: e2e.use ?? {},
  projects: [
    ...browserNames.map((engine) => ({ name: engine, testIgnore: 'nu.spec.ts', use: { engine } })),
    { ...e2e.projects?.[0], name: 'Nu HTML checker', testMatch: 'nu.spec.ts' },
  ],
});
