import { defineConfig } from '@playwright/test';
import { journeySite } from '../../commands/local-site.ts';
import { engineNames } from './engine.ts';
import type { EngineOptions } from './engine-test.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.local/engines-results',
  globalSetup: '../journeys/servers.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: { baseURL: journeySite.origin },
  projects: engineNames.map((engineName) => ({
    name: engineName,
    testMatch: 'journeys.spec.ts',
    use: { engineName },
  })),
});
