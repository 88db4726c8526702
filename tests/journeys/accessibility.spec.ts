import { inquiryWords } from '../../src/content/inquiry.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { expectAccessible } from './accessible.ts';
import { documents, openDocument } from './documents.ts';
import { expect, test } from './journey.ts';
import { inquiryForm, sendButton } from './visitor.ts';

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

for (const document of documents) {
  test(`Q2 axe finds nothing on ${document.name}, narrow and wide, light and dark`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, document);
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
    }
  });
}

test('Q2 axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/500.html');
  await page.getByRole('button', { name: site.nav.menu, exact: true }).click();
  await expect(page.getByRole('navigation', { name: site.nav.menu })).toBeVisible();
  await expectAccessible(page);
});

for (const [index, { name }] of services.entries()) {
  test(`Q2 axe finds nothing with the dialog of ${name} open`, async ({ page }) => {
    await page.setViewportSize(index % 2 === 0 ? wide : narrow);
    await page.goto('/');
    await page.getByRole('button', { name: `Learn More about ${name}` }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
  });
}

test('Q2 axe finds nothing in a form with errors', async ({ page }) => {
  await page.goto('/#contact');
  await expect(inquiryForm(page)).toHaveAttribute('data-ready', '1');
  await sendButton(page).click();
  await expect(page.getByText(inquiryWords.fields.message.error)).toBeVisible();
  await expectAccessible(page);
});
