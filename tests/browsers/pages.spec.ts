import { hero, sharedWords } from '../content.ts';
import { documents } from '../e2e/documents.ts';
import { eventually, expect, test } from './tab.ts';

for (const { name, path, page } of documents) {
  test(`Q3 ${name}: its heading is shown, and its console is clean`, async ({ tab }) => {
    // R4: the browser's message about the status, and the page's own.
    if (name === 'notFound') tab.allowMessage(/404|\/no\/such\/page/);
    await tab.open(path);
    await tab.expectShown({ css: 'h1', name: page.heading });
  });
}

test('H2 an in-page link sets URL, position and focus; Back returns', async ({ tab }) => {
  const [services] = sharedWords.nav.links;
  await tab.open('/');
  await tab.click({ css: 'header a', name: services.text });
  await tab.expectPath(`/${services.href}`);
  await tab.expectShown({ css: services.href }, { isFocused: true });
  await eventually(async () => {
    const heading = await tab.read({ css: `${services.href} h2` });
    const header = await tab.read({ css: 'header' });
    expect(heading?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
  });
  await tab.back();
  await tab.expectPath('/');
  await tab.expectShown({ css: 'h1', name: hero.title });
});
