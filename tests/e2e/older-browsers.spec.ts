import { services } from '../content.ts';
import { menuButton } from './support/controls.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { removeFeatures } from './support/older-browser.ts';
import { narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.use({ bypassCSP: true });

// controls.spec.ts tests the console, dialogs and theme.
test('Q3 in a browser from 2023 all text shows, the form is sent, and no dead menu shows', async ({
  form,
  page,
}) => {
  await removeFeatures(page);
  await page.goto('/');
  for (const { scene } of services) {
    await expect(page.getByText(scene.result.text, { exact: true }).last()).toBeVisible();
  }
  await form.openAndSubmit(newInquiry());
  await expect(form.confirmation).toBeVisible();
  await page.setViewportSize(narrow);
  await expect(menuButton(page)).toBeHidden();
});
