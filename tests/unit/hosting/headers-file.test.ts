import { expect, test } from 'vitest';
import { headersFile } from '../../../hosting/headers-file.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

const files = Array.from({ length: 100 }, (_, index) => `/image-${index}.png`);
const scriptHashes = Array.from({ length: 40 }, (_, index) => `sha256-${index}`.padEnd(51, '0'));
const document = { scriptHashes, styleHashes: [], hasForm: false, hasAudio: false };

test.each([
  [/^_headers has 101 rules/, { files }],
  [/the longest line \d{4} char/, { documents: new Map([['/index.html', document]]) }],
])('O6 more than hosts read of _headers is rejected: %s', (says, change) => {
  expect(() => headersFile({ ...sampleSite, ...change }, sampleDeployment)).toThrow(says);
});

test('Q4 a page whose path ends in "index" has the rule of its own path', () => {
  const text = headersFile({ ...sampleSite, files: ['/legal-index.html'] }, sampleDeployment);
  expect(text.split('\n')).toContain('/legal-index');
});
