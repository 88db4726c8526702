import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { agency } from '../content.ts';
import {
  changedLines,
  contentFile,
  editorOf,
  openForm,
  restoreContent,
  saved,
  textOf,
} from './editor.ts';

test.afterEach(restoreContent);

/** What another program does to a file. */
function changeFile(file: string, from: string, to: string): void {
  writeFileSync(contentFile(file), textOf(file).replace(from, to));
}

test('O8 after a draft, a reload and two saves every form and file hold what was typed last', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/edit/');
  const links = page.getByRole('navigation', { name: 'Forms' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const name of await links.allTextContents()) {
    // The imprint is no file yet: edit.spec.ts begins it.
    if (['New…', 'Publish', 'Imprint'].includes(name)) continue;
    await expect((await openForm(page, name)).form).toBeVisible();
    // The name of a service is the name of its form.
    const editor = editorOf(page, /./);
    const { form } = editor;
    const date = form.locator('input[type="date"]');
    const isPolicy = (await date.count()) > 0;
    const box = isPolicy ? date : form.locator('input[type="text"], textarea').first();
    const [draft, first, second] = isPolicy
      ? ['2026-02-01', '2026-02-02', '2026-02-03']
      : ['An older draft', 'Saved words', 'Later words'];
    await box.fill(draft);
    await page.reload();
    await expect(box).toHaveValue(draft);
    await box.fill(first);
    await saved(editor);
    await expect(box).toHaveValue(first);
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await box.fill(second);
    await saved(editor);
    await expect(box).toHaveValue(second);
    await page.reload();
    await expect(box).toHaveValue(second);
    const added = changedLines().filter((line) => line.startsWith('+'));
    expect(added.join()).toContain(second);
    expect(added.join()).not.toContain(draft);
    restoreContent();
  }
});

test('O8 what is typed stays when another form is opened, and when the window is closed', async ({
  context,
  page,
}) => {
  const editor = await openForm(page, 'Agency');
  await editor.field('Hours').fill('Mon-Thu 8-12');
  await openForm(page, 'Contact');
  await expect(page.getByRole('link', { name: 'Agency not saved' })).toBeVisible();
  await page.close();
  const later = await openForm(await context.newPage(), 'Agency');
  await expect(later.field('Hours')).toHaveValue('Mon-Thu 8-12');
  await expect(later.status).toContainText('Not saved yet');
});

test('O8 two windows at once: neither overwrites the other, and the owner chooses for each field', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  const [one, two] = [await openForm(page, 'Agency'), await openForm(other, 'Agency')];
  await one.field('Hours').fill('From the first window');
  await two.field('Name').fill('From the second');
  await two.field('Hours').fill('From the second window');
  await other.reload();
  await expect(two.field('Hours')).toHaveValue('From the second window');
  await page.reload();
  await expect(one.field('Hours')).toHaveValue('From the first window');
  await saved(one);
  const choice = two.form.getByRole('region', { name: 'This was changed elsewhere' });
  await expect(choice).toContainText('From the first window');
  await expect(two.form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(
    two.form.getByText(/^This can be saved once the changes above are resolved/),
  ).toBeVisible();
  expect(textOf('agency.yaml')).not.toContain('From the second');
  const hours = choice.getByRole('group', { name: 'Hours' });
  await hours.getByRole('radio', { name: 'Saved elsewhere' }).check();
  await choice.getByRole('button', { name: 'Continue' }).click();
  await saved(two);
  expect(textOf('agency.yaml')).toContain('name: From the second\n');
  expect(textOf('agency.yaml')).toContain('hours: From the first window\n');
  await expect(one.field('Name')).toHaveValue('From the second');

  await two.field('Name').fill('Typed in vain');
  await one.field('Name').fill('From the first again');
  await saved(one);
  await expect(choice).toBeVisible();
  other.on('dialog', (question) => question.accept());
  await two.form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(choice).toBeHidden();
  await expect(two.field('Name')).toHaveValue('From the first again');
});

test('O8 words typed while a save is under way stay', async ({ page }) => {
  const editor = await openForm(page, 'Agency');
  await page.route('**/api/file?*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await editor.field('Hours').fill('Sent');
  await editor.save();
  await editor.field('Hours').fill('Sent, and more');
  await expect(editor.status).toContainText('Not saved yet');
  await expect(editor.field('Hours')).toHaveValue('Sent, and more');
  expect(textOf('agency.yaml')).toContain('hours: Sent\n');
  await saved(editor);
  expect(textOf('agency.yaml')).toContain('hours: Sent, and more\n');
});

test('O8 a save that fails says why, keeps what is typed, and can be repeated', async ({
  page,
}) => {
  const editor = await openForm(page, 'Agency');
  await page.route('**/api/file*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, body: 'Error: EPERM: operation not permitted' })
      : route.continue(),
  );
  await editor.field('Hours').fill('Typed');
  await editor.save();
  await expect(editor.form).toContainText('could not be saved: Error: EPERM');
  await expect(editor.field('Hours')).toHaveValue('Typed');
  await page.unroute('**/api/file*');
  await saved(editor);
  expect(textOf('agency.yaml')).toContain('hours: Typed\n');
});

test('O8 a file that was read before a save and arrives after it does not undo the save', async ({
  page,
}) => {
  const editor = await openForm(page, 'Agency');
  await editor.field('Hours').fill('Saved words');
  const [read, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/file?*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    read.resolve();
    await answered.promise;
    await route.fulfill({ response });
  });
  changeFile('contact.yaml', '', '# A comment\n');
  await read.promise;
  await saved(editor);
  const later = page.waitForResponse('**/api/file?*');
  answered.resolve();
  await later;
  await page.waitForLoadState('networkidle');
  await expect(editor.field('Hours')).toHaveValue('Saved words');
  await expect(editor.status).toHaveText('Saved.');
});

test('O8 what is typed stays while the file cannot be read, and the owner chooses once it can', async ({
  page,
}) => {
  const editor = await openForm(page, 'Agency');
  await editor.field('Hours').fill('Typed');
  changeFile('agency.yaml', `name: ${agency.name}`, 'name: a: b');
  const unreadable = editor.form.getByRole('region', { name: 'The file cannot be read' });
  await expect(unreadable).toContainText(/agency\.yaml: line \d+ /);
  await page.reload();
  await expect(unreadable).toBeVisible();
  await expect(editor.field('Hours')).toHaveValue('Typed');
  await editor.field('Hours').fill('Typed, and more');
  await expect(editor.form.getByRole('button', { name: 'Save' })).toBeDisabled();
  changeFile('agency.yaml', 'name: a: b', 'name: Corrected');
  await editor.form.getByRole('button', { name: 'Continue' }).click();
  await saved(editor);
  expect(textOf('agency.yaml')).toContain('name: Corrected\n');
  expect(textOf('agency.yaml')).toContain('hours: Typed, and more\n');
});

test('O8 a file that another program broke is shown as its text, which stays when that program corrects it', async ({
  page,
}) => {
  changeFile('agency.yaml', `name: ${agency.name}`, 'name: a: b');
  const editor = await openForm(page, 'Agency');
  const text = editor.field('File contents');
  await expect(editor.form.getByRole('link', { name: /is not valid YAML/ })).toBeVisible();
  await text.fill((await text.inputValue()).replace('name: a: b', 'name: Typed'));
  changeFile('agency.yaml', 'name: a: b', 'name: Corrected');
  await expect(editor.form.getByRole('radio', { name: 'Typed here' })).toBeChecked();
  await page.reload();
  await editor.form.getByRole('button', { name: 'Continue' }).click();
  await saved(editor);
  await expect(editor.field('Name')).toHaveValue('Typed');
  expect(textOf('agency.yaml')).toContain('name: Typed\n');
});
