import {
  changedLines,
  changeFile,
  editorOf,
  expect,
  openForm,
  restoreContent,
  saved,
  test,
  textOf,
} from './editor.ts';

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
