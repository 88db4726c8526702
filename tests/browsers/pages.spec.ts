import { documents } from '../e2e/documents.ts';
import { test } from './tab.ts';

for (const { name, path, heading } of documents) {
  test(`Q3 ${name}: its heading is shown, and its console is clean`, async ({ tab }) => {
    // R4: the browser's message about the status, and the page's own.
    if (name === 'notFound') tab.expected.push(/404|\/no\/such\/page/);
    await tab.open(path);
    await tab.expectShown({ css: 'h1', name: heading });
  });
}
