import config from '../../playwright.config.ts';

/** `npm run test:visits`: not part of `npm test`, since it takes an hour. */
export default {
  ...config,
  testDir: '.',
  reporter: 'list',
  outputDir: '../../.local/playwright-visits',
};
