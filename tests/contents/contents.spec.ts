import { loadContent } from '../../src/content/load.ts';
import { fieldNames } from '../../src/fields.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { expectSeenInForcedColors } from '../e2e/forced-colors.ts';
import { htmlMistakes } from '../e2e/html-mistakes.ts';
import { expectLargeTargets } from '../e2e/large-targets.ts';
import { expectLegible } from '../e2e/legible.ts';
import { newInquiry } from '../e2e/new-inquiry.ts';
import { fontsShown, hydrated, narrow, wide } from '../e2e/page-state.ts';
import { expect, test } from '../e2e/test.ts';
import { addStyles, resetStyles, setTextSize, spacing } from '../e2e/text-settings.ts';
import { brokenWords } from './broken-words.ts';
import { contents } from './contents.ts';

const widths = [320, 390, 480, 640, 768, 880, 1024, 1100, 1280, 1440, 1920];

for (const { name, origin, contentDirectory } of contents) {
  test.describe(name, () => {
    test.use({ baseURL: origin });

    test('O1 Q2 from 320 to 1920 px no word breaks and no text is cut', async ({ page }) => {
      const { fonts, logo } = loadContent(contentDirectory).agency;
      await page.goto('/');
      await fontsShown(page);
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(
          ({ family, status }) => /\bOwn\b/.test(family) && status === 'loaded',
        ),
      );
      expect(loaded).toHaveLength(fonts.length);
      const pictures = page.getByRole('banner').locator('img:visible');
      await expect(pictures).toHaveCount(logo ? 1 : 0);
      for (const picture of await pictures.all()) {
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${width} px`).toEqual([]);
        await expectLegible(page, `${width} px`);
      }
    });

    test('O1 Q2 Q5 every page is valid, legible in large and widely spaced text, and passes axe', async ({
      page,
      pageEvents,
    }) => {
      test.slow();
      const { pages, routePages } = loadContent(contentDirectory);
      pageEvents.expectMessage(/404/);
      const unknown = { ...pages.notFound, path: '/no/such/page' };
      for (const { path, heading } of [...routePages, unknown]) {
        await page.goto(path);
        await fontsShown(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await htmlMistakes(await page.content())).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await addStyles(page, spacing);
        await expectLegible(page, `${path} widely spaced`);
        await setTextSize(page, 24);
        await expectLegible(page, `${path} widely spaced, 150 % text`);
        await resetStyles(page);
        await page.setViewportSize(narrow);
        await expectLargeTargets(page);
        await expectAccessible(page);
        await page.setViewportSize(wide);
        if (path === '/') {
          await expectAccessible(page, { colorScheme: 'dark' });
          await expectSeenInForcedColors(page);
        }
      }
    });

    test('O1 F3 F6 H9 the form says what is missing and sends, and a dialog opens', async ({
      page,
    }) => {
      const { contactForm, services, servicesSection } = loadContent(contentDirectory);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/#contact');
      await hydrated(page, 'form');
      const send = page.getByRole('button', { name: contactForm.send, exact: true });
      const field = (each: (typeof fieldNames)[number]) =>
        page.getByRole('textbox', { name: contactForm.fields[each].label, exact: true });
      await send.click();
      for (const each of fieldNames) {
        await expect(field(each)).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText(contactForm.fields[each].error, { exact: true })).toBeVisible();
      }
      await expectLegible(page, 'with the errors');
      const inquiry = newInquiry();
      for (const each of fieldNames) await field(each).fill(inquiry[each]);
      await send.click();
      const { sent } = contactForm.confirmation;
      await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
      await expect(page.getByText(contactForm.toasts.sent.text).first()).toBeVisible();
      await expectLegible(page, 'with confirmation and toast');
      for (const service of services) {
        await page
          .getByRole('button', {
            name: servicesSection.learnMoreAbout.replace('{name}', service.name),
          })
          .click();
        const dialog = page.getByRole('dialog', { name: service.name, exact: true });
        await expect(dialog).toBeVisible();
        await expectLegible(page, `dialog of ${service.name}`);
        await dialog.getByRole('button', { name: servicesSection.close }).click();
        await expect(dialog).toBeHidden();
      }
    });
  });
}
