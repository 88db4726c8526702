import { fieldNames } from '../../src/fields.ts';
import { agency, contactForm, services } from '../content.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { dialog, opener } from '../e2e/dialog-view.ts';
import { documents, openDocument } from '../e2e/documents.ts';
import { expectSeenInForcedColors } from '../e2e/forced-colors.ts';
import { htmlMistakes } from '../e2e/html-mistakes.ts';
import { expectLargeTargets } from '../e2e/large-targets.ts';
import { expectLegible } from '../e2e/legible.ts';
import { newInquiry } from '../e2e/new-inquiry.ts';
import { fontsShown, narrow, wide } from '../e2e/page-state.ts';
import { expect, test } from '../e2e/test.ts';
import { addStyles, resetStyles, setTextSize, spacing } from '../e2e/text-settings.ts';
import { brokenWords } from './broken-words.ts';

const widths = [320, 390, 480, 640, 768, 880, 1024, 1100, 1280, 1440, 1920];

test('O1 Q2 from 320 to 1920 px no word breaks and no text is cut', async ({ page }) => {
  await page.goto('/');
  await fontsShown(page);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(
      ({ family, status }) => /\bOwn\b/.test(family) && status === 'loaded',
    ),
  );
  expect(loaded).toHaveLength(agency.fonts.length);
  const pictures = page.getByRole('banner').locator('img:visible');
  await expect(pictures).toHaveCount(agency.logo ? 1 : 0);
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenWords(page), `${width} px`).toEqual([]);
    await expectLegible(page, `${width} px`);
  }
});

for (const document of documents) {
  test(`O1 Q2 Q5 ${document.name} is valid, legible in large and widely spaced text, and passes axe`, async ({
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.heading);
    expect(await htmlMistakes(await page.content())).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await addStyles(page, spacing);
    await setTextSize(page, 24);
    await expectLegible(page, 'widely spaced, 150 % text');
    await resetStyles(page);
    await page.setViewportSize(narrow);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.setViewportSize(wide);
    await expectAccessible(page, { colorScheme: 'dark' });
    await expectSeenInForcedColors(page);
  });
}

test('O1 F3 F6 H9 the form says what is missing and sends, and each dialog opens', async ({
  form,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await form.open();
  await form.send.click();
  for (const name of fieldNames) {
    await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(contactForm.fields[name].error, { exact: true })).toBeVisible();
  }
  await expectLegible(page, 'with the errors');
  await form.submit(newInquiry());
  await expect(form.confirmation).toBeVisible();
  const { title, text } = contactForm.toasts.sent;
  await expect(form.toast(title)).toContainText(text);
  await expectLegible(page, 'with confirmation and toast');
  for (const { name } of services) {
    await opener(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await expectLegible(page, `dialog of ${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toBeHidden();
  }
});
