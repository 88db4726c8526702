import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { documents, openDocument } from '../e2e/documents.ts';
import { states } from '../e2e/states.ts';
import { expect, test } from '../e2e/test.ts';

const jar = 'tests/browsers/node_modules/vnu-jar/build/dist/vnu.jar';

const ignoredMessages = [
  // Its CSS grammar is older than what browsers ship: Biome and the build check the styles.
  'CSS: .*',
  // It knows neither the page's origin nor the hashes of its policy.
  '.*violates Content Security Policy \\(meta tag\\).*',
  // It does not know <link rel="expect">.
  '.*“blocking” attribute must have a “rel” attribute .*',
  // H3: not every browser and screen reader announces the state of a popover, so a script adds it.
  '.* “aria-expanded” .* “popovertarget” attribute\\.',
].join('|');

// Starting the checker takes longer than checking: it runs once, on what the tests before it collected.
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

/** The checker's errors and warnings about documents by their names, one per line. */
async function nuMistakes(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp('.local/nu-');
  for (const [name, html] of documents) {
    await writeFile(join(folder, `${encodeURIComponent(name)}.html`), html);
  }
  const options = ['--stdout', '--filterpattern', ignoredMessages, folder];
  const { stdout, stderr } = await x('java', ['-Xss1m', '-jar', jar, ...options]);
  await rm(folder, { recursive: true });
  const mistakes = stdout.split('\n').filter((line) => /: (?:error|info warning): /.test(line));
  // Where the checker did not run, it says so here.
  return stderr ? [stderr, ...mistakes] : mistakes;
}
