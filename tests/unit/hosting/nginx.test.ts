import { expect, test } from 'vitest';
import { nginxConfiguration } from '../../../hosting/nginx.ts';
import { sampleDeployment, sampleSite } from './built-site-sample.ts';

test('O7 a recording is sent in ranges, which Safari asks for', () => {
  const site = { ...sampleSite, files: [...sampleSite.files, '/_astro/call.d4.mp3'] };
  expect(nginxConfiguration(site, sampleDeployment)).toMatch(
    /location = \/_astro\/call\.d4\.mp3 \{\n\s+max_ranges 1;\n\s+add_header/,
  );
});
