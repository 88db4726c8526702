import { hero, services, textsOf } from '../content.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { removeFeatures } from './support/older-browser.ts';
import { expect, test } from './support/test.ts';

test.use({ bypassCSP: true });

// controls.spec.ts tests dialogs, menu and theme.
test('Q3 in a browser from 2023 all text of the first screen shows, and the form is sent', async ({
  form,
  page,
}) => {
  await removeFeatures(page);
  await page.goto('/');
  for (const text of textsOf([
    hero.title,
    hero.tagline,
    hero.call.turns,
    hero.call.result,
    hero.stats,
  ])) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const { summary } of services.list) await expect(page.getByText(summary)).toBeVisible();
  await form.openAndSubmit(newInquiry());
  await expect(form.confirmation).toBeVisible();
});
