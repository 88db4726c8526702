import { agency, contact, questions } from '../content.ts';
import { expectTheme } from './support/controls.ts';
import { documents, openDocument } from './support/documents.ts';
import { expectLegible } from './support/legible.ts';
import { expect, test } from './support/test.ts';

// An A4 page with a browser's margins.
test.use({ viewport: { width: 718, height: 1000 } });

for (const document of documents) {
  test(`H5 Q7 ${document.name} is dark on screen, and prints on white without header and footer`, async ({
    page,
    pageEvents,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openDocument(page, pageEvents, document);
    await expectTheme(page, 'dark');
    await page.emulateMedia({ media: 'print' });
    const [background, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(window.document.documentElement);
      return [backgroundColor, color].map((value) => Number(/oklch\(([\d.]+)/.exec(value)?.[1]));
    });
    expect(background).toBeGreaterThan(0.95);
    expect(ink).toBeLessThan(0.3);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const name = page.getByText(agency.name, { exact: true }).filter({ visible: true });
    await expect(name).toHaveCount(1);
    await expectLegible(page, 'in print');
  });
}

test('Q7 in print, links are spelled out and every answer shows', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('main').getByRole('link', { name: contact.consultation.button });
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(agency.consultation.url);
  for (const { answer } of questions.items) {
    const text = page.getByText(answer, { exact: true });
    await expect(text).toBeVisible();
    expect(await text.evaluate((each) => each.clientHeight)).toBeGreaterThan(0);
  }
});
