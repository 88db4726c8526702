import { expect, test } from '@playwright/test';
import { x } from 'tinyexec';
import { e2eSite } from '../../scripts/local-addresses.ts';

const jar = 'tests/browsers/node_modules/vnu-jar/build/dist/vnu.jar';

const ignoredMessages = [
  // Its CSS grammar is older than what browsers ship: Biome and the build check the styles.
  'CSS: .*',
  // It knows neither the page's origin nor the hashes of its policy.
  '.*violates Content Security Policy \\(meta tag\\).*',
  // It does not know <link rel="expect">.
  '.*“blocking” attribute must have a “rel” attribute .*',
].join('|');

// What scripts add is checked by html-validate in the end-to-end tests.
test('Q5 the Nu checker finds no error and gives no warning in any built page', async () => {
  const options = ['--stdout', '--skip-non-html', '--filterpattern', ignoredMessages];
  const java = ['-Xss1m', '-jar', jar];
  const { stdout, stderr } = await x('java', [...java, ...options, e2eSite.directory]);
  // Where the checker did not run, it says so here.
  expect(stderr).toBe('');
  const mistakes = stdout.split('\n').filter((line) => /: (?:error|info warning): /.test(line));
  expect(mistakes).toEqual([]);
});
