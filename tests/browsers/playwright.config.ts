import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { engineNames } from './browser.ts';
import type { EngineOptions } from './browser-test.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.local/engines-results',
  globalSetup: '../journeys/servers.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: journeys.use ?? {},
  projects: [
    ...engineNames.map((engineName) => ({
      name: engineName,
      testMatch: 'journeys.spec.ts',
      use: { engineName },
    })),
    { name: 'Nu HTML checker', testMatch: 'nu.spec.ts' },
    {
      name: 'axe and eyes',
      testDir: '../journeys',
      testMatch:
        /(accessibility|accessibility-states|forced-colors|keyboard|media|older-browsers|reflow|targets)\.spec\.ts/,
    },
    { name: 'screen reader', testDir: '../journeys', testMatch: 'transcripts.spec.ts' },
  ],
});
