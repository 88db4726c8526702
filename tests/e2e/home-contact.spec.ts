import { agency, contact, hero, sharedWords } from '../content.ts';
import { expect, test } from './test.ts';

test('H14 "Book Now" opens the scheduling page in a new tab', async ({ page, context }) => {
  await page.goto('/');
  await context.route(agency.consultation.url, (route) => route.fulfill({ body: 'Schedule' }));
  const card = page.getByRole('article', { name: contact.consultation.title, exact: true });
  await expect(card).toContainText(contact.consultation.text);
  const book = card.getByRole('link', {
    name: `${contact.consultation.button} ${sharedWords.newTab}`,
  });
  await expect(book).toHaveAttribute('rel', 'noopener');
  const opened = context.waitForEvent('page');
  await book.click();
  const tab = await opened;
  await expect(tab).toHaveURL(agency.consultation.url);
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(page).toHaveURL('/');
});

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [390, 740],
] as const) {
  test(`H14b a link to contact leads to the form at ${width}x${height}`, async ({ form, page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('link', { name: hero.primaryButton }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
    if (width > 1000) {
      await expect(form.field('message')).toBeInViewport({ ratio: 1 });
      await expect(form.send).toBeInViewport({ ratio: 1 });
      return;
    }
    const card = await page.getByRole('article', { name: contact.email.title }).boundingBox();
    const end = await form.root.boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
  });
}
