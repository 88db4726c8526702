import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from '../../hosting/headers.ts';
import { htmlElements } from '../../hosting/html-elements.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';
import { builtSite, copyFor, type SiteCopy } from './site-copy.ts';

const pages = builtSite.files.filter((file) => file.endsWith('.html'));

describe('O6 a build for GitHub Pages', () => {
  let site: SiteCopy;
  beforeAll(async () => {
    site = await copyFor('github-pages');
  });
  afterAll(() => site.remove());

  test.each(pages)('Q4 %s carries the policy that its header would have', async (page) => {
    const elements = htmlElements(await readFile(join(site.directory, page), 'utf8'));
    const policies = elements.filter(
      ({ attributes }) => attributes.get('http-equiv') === 'content-security-policy',
    );
    const header = headersFor(page, builtSite, sampleDeployment)['Content-Security-Policy'];
    expect(policies.map(({ attributes }) => attributes.get('content'))).toEqual([
      header?.replace("frame-ancestors 'none'; ", ''),
    ]);
    const names = elements.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['html', 'head', 'meta', 'meta']);
  });

  test('keeps the folders whose names begin with an underscore or a dot', async () => {
    const names = await readdir(site.directory);
    expect(names).toContain('.nojekyll');
    expect(names).not.toContain('_headers');
  });
});
