import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { e2eSite } from '../../scripts/local-site.ts';
import { documents } from './documents.ts';
import { htmlMistakes } from './html-mistakes.ts';

test('Q5 html-validate reports nothing in any file', async () => {
  for (const { file } of documents) {
    const html = await readFile(join(e2eSite.directory, file), 'utf8');
    expect(await htmlMistakes(html, 'file'), file).toEqual([]);
  }
});
