import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { pages, services } from '../content.ts';
import {
  changedFiles,
  changedLines,
  contentFile,
  editorOf,
  expect,
  openForm,
  saved,
  test,
  textOf,
} from './editor.ts';

const service = services.at(-1);
const name = service?.name ?? '';
const [feature = ''] = service?.features ?? [];
const [benefit = ''] = service?.benefits ?? [];

test('O8 a copy of a service becomes a file that is named after it', async ({ page }) => {
  test.skip(services.length === 8, 'The content has as many as it can have.');
  const { form } = await openForm(page, name);
  await form.getByRole('link', { name: 'Duplicate' }).click();
  const editor = editorOf(page, 'New: Services');
  await expect(editor.field('Entry 1', 'Features')).toHaveValue(feature);
  const menu = page.getByRole('navigation', { name: 'Forms' });
  await menu.getByRole('link', { name: 'New…', exact: true }).click();
  await expect(editor.field('Summary')).toHaveValue('');
  await page.goBack();
  await editor.field('Name').fill('Phone Menüs');
  await menu.getByRole('link', { name: 'New…', exact: true }).click();
  await menu.getByRole('link', { name: `Copy of ${name} not saved` }).click();
  await expect(editor.field('Name')).toHaveValue('Phone Menüs');
  await editor.save();
  await editor.form.getByRole('link', { name: /^Services: Order/ }).click();
  await expect(editor.field('Order')).toBeFocused();
  await editor.field('Order').fill(String(services.length + 1));
  await page.route('**/api/file?*', (route) => setTimeout(1000).then(() => route.continue()));
  await editor.save();
  await editor.field('Summary').fill('Typed meanwhile');
  await expect(editorOf(page, 'Phone Menüs').field('Summary')).toHaveValue('Typed meanwhile');
  await expect(editor.site.getByRole('heading', { name: 'Phone Menüs' })).toBeVisible();
  expect(changedFiles()).toBe('?? src/content/services/phone-menus.yaml');
  expect(textOf('services/phone-menus.yaml')).toContain('name: Phone Menüs\n');
});

test('O8 a service is removed with its file', async ({ page }) => {
  test.skip(services.length === 3, 'The content has as few as it can have.');
  const { form, site } = await openForm(page, name);
  await form.getByRole('button', { name: 'Remove from the site' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(site.getByRole('heading', { name })).toHaveCount(0);
  expect(changedFiles()).toBe(`D src/content/services/${service?.slug}.yaml`);
});

test('O8 entries are added, moved, removed and brought back', async ({ page }) => {
  const editor = await openForm(page, name);
  const list = editor.form.getByRole('group', { name: /^Benefits/ });
  const first = list.getByRole('textbox').first();
  await list.getByRole('button', { name: 'Add to Benefits' }).click();
  await list.getByRole('textbox').last().fill('0123');
  await list.getByRole('button', { name: 'Remove entry 1' }).click();
  await expect(first).not.toHaveValue(benefit);
  await list.getByRole('button', { name: 'Restore entry 1' }).click();
  await expect(first).toHaveValue(benefit);
  await saved(editor);
  expect(changedLines()).toEqual(['+  - 0123']);
  await list.getByRole('button', { name: 'Move entry 1 down' }).click();
  await expect(list.getByRole('textbox').nth(1)).toHaveValue(benefit);
  await list.getByRole('button', { name: 'Remove entry 2' }).click();
  await editor.form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(first).toHaveValue(benefit);
  await expect(list.getByRole('button', { name: 'Restore entry 2' })).toBeHidden();
});

test('O8 a recording is kept under a clean name', async ({ page }) => {
  const editor = await openForm(page, 'Example call');
  const sound = { mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 sound') };
  const chooser = editor.field('Recording');
  const recording = 'Café call (final).MP3';
  await chooser.setInputFiles({ ...sound, name: recording });
  await expect(editor.form.getByText('Uploaded as cafe-call-final.mp3')).toBeVisible();
  await saved(editor);
  await expect(editor.site.locator('audio')).toHaveAttribute('src', /cafe-call-final/);
  expect(changedLines()).toContain('+  recording: cafe-call-final.mp3');
  await chooser.setInputFiles({ ...sound, name: recording, buffer: Buffer.from('ID3 other') });
  await expect(editor.form.getByText('Uploaded as cafe-call-final-2.mp3')).toBeVisible();
  await chooser.setInputFiles({ ...sound, name: 'image.mp3', buffer: Buffer.from('PNG') });
  await expect(editor.form.getByText('"image.mp3" is not MP3, M4A or WAV audio')).toBeVisible();
});

test('O9 an imprint is added, seen on its page, and removed', async ({ page }) => {
  const file = contentFile('imprint.md');
  rmSync(file, { force: true });
  const editor = await openForm(page, 'Imprint');
  await editor.field('Heading').fill('Imprint of ours');
  const description = 'Who is responsible for this site, with address and register.';
  await editor.field('Description').fill(description);
  await editor.field('Text').fill('## Responsible\n\nA name and an address.\n');
  await saved(editor);
  await expect(editor.site.getByRole('heading', { level: 1 })).toHaveText('Imprint of ours');
  expect(textOf('imprint.md')).toContain('heading: Imprint of ours\n');
  await editor.form.getByRole('button', { name: 'Remove from the site' }).click();
  await expect(editor.field('Heading')).toHaveValue('');
  expect(existsSync(file)).toBe(false);
});

test('O8 a change does not keep the preview from another page', async ({ page }) => {
  const { site } = await openForm(page, 'Agency');
  await expect(site.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const comment = '# A comment\n';
  await page.route(`**${pages.privacy.path}`, async (route) => {
    appendFileSync(contentFile('contact.yaml'), comment);
    // Long enough for the page before to reload.
    await setTimeout(700);
    // Fails if that has ended this request.
    await route.continue().catch(() => {});
  });
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(pages.privacy.heading);
  expect(textOf('contact.yaml')).toContain(comment);
});
