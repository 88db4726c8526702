import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { e2eSite } from '../../scripts/local-site.ts';
import { documents, openDocument } from '../e2e/documents.ts';
import { states } from '../e2e/states.ts';
import { test as base, expect } from '../e2e/test.ts';
import { type NuChecker, startNuChecker } from './nu-checker.ts';

const test = base.extend<object, { nu: NuChecker }>({
  nu: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const nu = await startNuChecker();
      await use(nu);
      await nu.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.beforeEach(({ nu }) => {
  test.info().annotations.push({ type: 'version', description: `Nu HTML checker ${nu.version}` });
});

for (const each of documents) {
  test(`Q5 ${each.name}: no error and no warning, as built and with its scripts run`, async ({
    nu,
    page,
    watch,
  }) => {
    const file = await readFile(join(e2eSite.directory, each.file), 'utf8');
    expect(await nu.check(file)).toEqual([]);
    await openDocument(page, watch, each);
    expect(await nu.check(await page.content())).toEqual([]);
  });
}

for (const { name, size, reach, expectStill } of states) {
  test(`Q5 state "${name}": no error and no warning`, async ({ nu, page, watch }) => {
    await page.setViewportSize(size);
    await reach(page, watch);
    await expectStill(page);
    expect(await nu.check(await page.content())).toEqual([]);
  });
}
