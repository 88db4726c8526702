import { agency } from '../content.ts';
import { changedLines, expect, openForm, saved, test } from './editor.ts';

const drawing = (color: string, width: number) => ({
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"><rect width="${width}" height="20" fill="${color}"/></svg>`,
  ),
});

test('O8 a logo is set, shows in header and footer in both themes, stands for the name if it is wide, and is removed', async ({
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
      await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(place.getByText(agency.name, { exact: true }).first()).toBeVisible();
  }

  await form.getByRole('button', { name: 'Remove Dark' }).click();
  await field('Light').setInputFiles({ name: 'wide.svg', ...drawing('red', 100) });
  await expect(form.getByText('wide.svg')).toBeVisible();
  await saved(editor);
  const banner = site.getByRole('banner');
  const wide = banner.getByRole('img', { name: agency.name });
  await expect(wide).toBeVisible();
  await expect(wide).not.toHaveJSProperty('naturalWidth', 0);
  await expect(banner.getByText(agency.name, { exact: true })).toHaveCount(0);

  await form.getByRole('button', { name: 'Remove Light' }).click();
  await saved(editor);
  await expect(banner.locator('svg').first()).toBeVisible();
  await expect(banner.locator('img')).toHaveCount(0);
});
