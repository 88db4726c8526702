import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';
import { type BrowserName, browserNames } from './browser.ts';

export default defineConfig<object, { engine: BrowserName }>({
  ...e2e,
  testDir: '.',
  outputDir: '../../.local/browsers-results',
  globalSetup: '../e2e/servers.ts',
  timeout: 60_000,
  projects: [
    ...browserNames.map((engine) => ({ name: engine, testIgnore: 'nu.spec.ts', use: { engine } })),
    { name: 'Nu HTML checker', testMatch: 'nu.spec.ts', use: { ...e2e.projects?.[0]?.use } },
  ],
});
