import { expect, test } from 'vitest';
import { cloudflareHeaders } from '../../../hosting/cloudflare.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

test('_headers with more rules than hosts read is refused', () => {
  const files = Array.from({ length: 100 }, (_, index) => `/picture-${index}.png`);
  expect(() => cloudflareHeaders({ ...sampleSite, files }, sampleDeployment)).toThrow(
    /^_headers has 101 rules/,
  );
});

test('_headers with a line longer than hosts read is refused', () => {
  const scriptHashes = Array.from({ length: 40 }, (_, index) => `sha256-${index}`.padEnd(51, '0'));
  const document = { scriptHashes, styleHashes: [], hasForm: false, hasAudio: false };
  const site = { ...sampleSite, documents: new Map([['/index.html', document]]) };
  expect(() => cloudflareHeaders(site, sampleDeployment)).toThrow(/the longest line \d{4} char/);
});
