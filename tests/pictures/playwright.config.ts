import { defineConfig } from '@playwright/test';
import e2e from '../../playwright.config.ts';
import { themes } from './pictures.ts';

export default defineConfig({
  ...e2e,
  testDir: '.',
  outputDir: '../../.local/pictures',
  globalSetup: '../e2e/servers.ts',
  globalTeardown: './replace-pictures.ts',
  use: { ...e2e.use, ...e2e.projects?.[0]?.use },
  projects: themes.map((theme) => ({ name: theme, use: { colorScheme: theme } })),
});
