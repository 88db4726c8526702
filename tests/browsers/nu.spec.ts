import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { documents, openDocument } from '../e2e/documents.ts';
import { states } from '../e2e/states.ts';
import { expect, test } from '../e2e/test.ts';
import { nuMistakes } from './nu-checker.ts';

// The checker takes longer to start than to read, so that it reads all that the tests before have collected.
test.describe.configure({ mode: 'serial' });
const collected = new Map<string, string>();

for (const each of documents) {
  test(`${each.name}, as built and after its scripts ran`, async ({ page, pageEvents }) => {
    const file = await readFile(join(e2eSite.directory, each.file), 'utf8');
    collected.set(`${each.name} as built`, file);
    await openDocument(page, pageEvents, each);
    collected.set(each.name, await page.content());
  });
}

for (const { name, size, reach, expectStill } of states) {
  test(`state "${name}"`, async ({ page, pageEvents }) => {
    await page.setViewportSize(size);
    await reach(page, pageEvents);
    await expectStill(page);
    collected.set(name, await page.content());
  });
}

test('Q5 the Nu checker finds no error and gives no warning in any of them', async () => {
  test.setTimeout(180_000);
  expect(collected.size).toBe(documents.length * 2 + states.length);
  expect(await nuMistakes(collected)).toEqual([]);
});
