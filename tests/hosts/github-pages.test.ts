import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headersFor } from '../../hosting/headers.ts';
import { htmlElements } from '../../hosting/html-elements.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';
import { builtSite, copyFor } from './site-copy.ts';

const { directory, remove } = await copyFor('github-pages');
afterAll(remove);

test.each(builtSite.files.filter((file) => file.endsWith('.html')))(
  'O6 Q4 on GitHub Pages %s carries the policy of its header',
  async (page) => {
    const elements = htmlElements(await readFile(join(directory, page), 'utf8'));
    const policies = elements.filter(
      ({ attributes }) => attributes.get('http-equiv') === 'content-security-policy',
    );
    const header = headersFor(page, builtSite, sampleDeployment)['Content-Security-Policy'];
    expect(policies.map(({ attributes }) => attributes.get('content'))).toEqual([
      header?.replace("frame-ancestors 'none'; ", ''),
    ]);
    const names = elements.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['html', 'head', 'meta', 'meta']);
  },
);

test('O6 GitHub Pages keeps the folders whose names begin with an underscore', async () => {
  expect(await readdir(directory)).toContain('.nojekyll');
});
