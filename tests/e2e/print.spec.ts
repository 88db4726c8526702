import { agency, contact, questions } from '../content.ts';
import { expectTheme } from './support/controls.ts';
import { documents, openDocument } from './support/documents.ts';
import { expectLegible } from './support/legible.ts';
import { expect, test } from './support/test.ts';

test('H5 Q7 each page keeps the theme, and prints on white', async ({ page, pageEvents }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // An A4 page with a browser's margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const document of documents) {
    await page.emulateMedia({ media: 'screen' });
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
    await expect(
      page.getByText(agency.name, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLegible(page, 'in print');
    if (document.name !== 'home') continue;
    const link = page.getByRole('main').getByRole('link', { name: contact.consultation.button });
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(agency.consultation.url);
    for (const { answer } of questions.items) {
      const text = page.getByText(answer, { exact: true });
      await expect(text).toBeVisible();
      expect(await text.evaluate((each) => each.clientHeight)).toBeGreaterThan(0);
    }
  }
});
