import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { e2eSite } from '../../scripts/local-site.ts';
import { htmlMistakes } from './html-mistakes.ts';

const files = [
  '404.html',
  '500.html',
  'index.html',
  'privacy-policy.html',
  'terms-of-service.html',
] as const;

test('Q5 each built document is looked at here', async () => {
  const built = (await readdir(e2eSite.directory)).filter((name) => name.endsWith('.html'));
  expect(built.toSorted()).toEqual([...files]);
});

for (const file of files) {
  test(`Q5 html-validate reports nothing in ${file}`, async () => {
    const html = await readFile(join(e2eSite.directory, file), 'utf8');
    expect(await htmlMistakes(html, 'file')).toEqual([]);
  });
}
