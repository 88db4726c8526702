import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';

export default defineConfig({
  ...e2e,
  testDir: '.',
  outputDir: '../../.local/playwright',
  globalSetup: '../e2e/servers.ts',
  use: { ...e2e.use, ...e2e.projects?.[0]?.use },
  projects: (['light', 'dark'] as const).map((theme) => ({
    name: theme,
    use: { colorScheme: theme },
  })),
});
