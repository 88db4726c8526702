import { services } from '../content.ts';
import { expectAccessible } from './accessible.ts';
import { documents, openDocument } from './documents.ts';
import { htmlMistakes } from './html-mistakes.ts';
import { narrow, wide } from './page-state.ts';
import { expect, test } from './test.ts';

for (const document of documents) {
  test(`Q2 Q5 axe and html-validate find nothing on ${document.name}, narrow and wide, light and dark`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, document);
    expect(await htmlMistakes(await page.content(), 'dom')).toEqual([]);
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  });
}

for (const [index, { name }] of services.entries()) {
  test(`Q2 axe finds nothing with the dialog of ${name} open`, async ({ page }) => {
    await page.setViewportSize(index % 2 === 0 ? wide : narrow);
    await page.goto('/');
    await page.getByRole('button', { name: `Learn More about ${name}` }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
  });
}
