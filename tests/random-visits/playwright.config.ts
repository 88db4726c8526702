import config, { webServer } from '../../playwright.config.ts';

/** `npm run test:visits`: not part of `npm test`, since it takes about an hour. */
export default {
  ...config,
  testDir: '.',
  outputDir: '../../.local/random-visits',
  reporter: 'list',
  webServer: { ...webServer, cwd: process.cwd() },
} satisfies typeof config;
