import { expect, type Locator, test } from '@playwright/test';
import { agency } from '../content.ts';
import { changedLines, openForm, restoreContent, saved } from './editor.ts';

const drawing = (color: string, width: number) => ({
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"><rect width="${width}" height="20" fill="${color}"/></svg>`,
  ),
});

const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

test.afterEach(restoreContent);

test('O8 a logo is set, shows in header and footer in both themes, and is removed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const editor = await openForm(page, 'Agency');
  const { form, site, field } = editor;
  await field('Light').setInputFiles({ name: 'My Logo.svg', ...drawing('red', 20) });
  await field('Dark').setInputFiles({ name: 'My Logo (dark).svg', ...drawing('lime', 20) });
  await expect(form.getByText('Uploaded as my-logo.svg')).toBeVisible();
  await expect(form.getByText('Uploaded as my-logo-dark.svg')).toBeVisible();
  await saved(editor);
  expect(changedLines()).toEqual(
    expect.arrayContaining(['+logo:', '+  light: my-logo.svg', '+  dark: my-logo-dark.svg']),
  );
  for (const place of [site.getByRole('banner'), site.getByRole('contentinfo')]) {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const shown = place.locator('img:visible');
      await expect(shown).toHaveAttribute('src', new RegExp(`/logo-${scheme}-`));
      await shown.scrollIntoViewIfNeeded();
      await isLoaded(shown);
    }
    await expect(place.getByText(agency.name, { exact: true }).first()).toBeVisible();
  }

  await form.getByRole('button', { name: 'Remove Light' }).click();
  await form.getByRole('button', { name: 'Remove Dark' }).click();
  await saved(editor);
  await expect(site.getByRole('banner').locator('svg').first()).toBeVisible();
  await expect(site.getByRole('banner').locator('img')).toHaveCount(0);
});

test('O8 a wide logo stands in place of the name and is called by it', async ({ page }) => {
  const editor = await openForm(page, 'Agency');
  await editor.field('Light').setInputFiles({ name: 'wide.svg', ...drawing('red', 100) });
  await saved(editor);
  const banner = editor.site.getByRole('banner');
  const picture = banner.getByRole('img', { name: agency.name });
  await expect(picture).toBeVisible();
  await isLoaded(picture);
  await expect(banner.getByText(agency.name, { exact: true })).toHaveCount(0);
});
