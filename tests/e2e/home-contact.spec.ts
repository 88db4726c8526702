import type { Locator } from '@playwright/test';
import { fieldNames } from '../../src/fields.ts';
import { agency, contact, hero, sharedWords } from '../content.ts';
import { expect, test } from './test.ts';

const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });

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

test('H14b a link to contact shows the whole form', async ({ form, page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await link(page.getByRole('banner'), sharedWords.nav.names.contact).click();
    await expect(page).toHaveURL('/#contact');
    const title = page.getByRole('heading', { name: contact.form.title });
    for (const each of [title, ...fieldNames.map((name) => form.field(name)), form.send]) {
      await expect(each, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
    const header = await page.getByRole('banner').boundingBox();
    const box = await title.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('H14b on a phone a link to contact leads to the form', async ({ form, page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  await link(page.getByRole('main'), hero.primaryButton).click();
  await expect(page).toHaveURL('/#contact');
  await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
  const card = page.getByRole('article', { name: contact.email.title, exact: true });
  const [end, start] = [await form.root.boundingBox(), await card.boundingBox()];
  expect(start?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
});
