import { agency } from '../content.ts';
import { changeFile, expect, openForm, saved, test, textOf } from './editor.ts';

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
  await two.form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(choice).toBeHidden();
  await expect(two.field('Name')).toHaveValue('From the first again');
});

test('O8 what is typed stays while the file cannot be read, and the owner chooses once it can', async ({
  page,
}) => {
  const editor = await openForm(page, 'Agency');
  await editor.field('Hours').fill('Typed');
  changeFile('agency.yaml', `name: ${agency.name}`, 'name: a: b');
  const unreadable = editor.form.getByRole('region', { name: 'The file cannot be read' });
  await expect(unreadable).toContainText(/agency\.yaml: line \d+ /);
  await expect(editor.site.getByRole('listitem')).toHaveText(
    /agency\.yaml, line \d+: is not valid YAML/,
  );
  await page.reload();
  await expect(unreadable).toBeVisible();
  await expect(editor.field('Hours')).toHaveValue('Typed');
  await editor.field('Hours').fill('Typed, and more');
  await expect(editor.form.getByRole('button', { name: 'Save' })).toBeDisabled();
  changeFile('agency.yaml', 'name: a: b', 'name: Corrected');
  await editor.form.getByRole('button', { name: 'Continue' }).click();
  await saved(editor);
  await expect(editor.site.getByRole('banner')).toContainText('Corrected');
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
