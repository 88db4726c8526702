import config, { webServer } from '../../playwright.config.ts';

/** Tests the same site as the end-to-end tests. Playwright starts only the site, not the browsers. */
export default {
  ...config,
  testDir: '.',
  outputDir: '../../.local/browsers',
  workers: 1,
  reporter: 'list',
  webServer: { ...webServer, cwd: process.cwd() },
  projects: [
    { name: 'Firefox', use: { browserName: 'firefox' } },
    { name: 'WebKitGTK', use: { browserName: 'webkit' } },
    { name: 'Chromium 110', use: { browserName: 'chromium' } },
  ],
} satisfies typeof config;
