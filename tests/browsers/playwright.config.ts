import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';
import { engineNames } from './browser.ts';
import type { EngineOptions } from './browser-test.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.local/browsers',
  globalSetup: '../e2e/servers.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: e2e.use ?? {},
  projects: [
    ...engineNames.map((engineName) => ({
      name: engineName,
      testMatch: 'all.spec.ts',
      use: { engineName },
    })),
    { name: 'Nu HTML checker', testMatch: 'nu.spec.ts' },
    {
      name: 'axe and eyes',
      testDir: '../e2e',
      testMatch:
        /(accessibility|accessibility-states|forced-colors|keyboard|media|older-browsers|reflow|targets)\.spec\.ts/,
    },
    { name: 'screen reader', testDir: '../e2e', testMatch: 'transcripts.spec.ts' },
  ],
});
