import { services } from '../content.ts';
import { ports, siteOrigin, startInCopy } from './copy.ts';
import { changedFiles, changeFile, editorOf, expect, saved, test, textOf } from './editor.ts';

const port = ports.editor + 5;
const address = `http://127.0.0.1:${port}/edit/#/agency.yaml`;
let stop: () => Promise<void>;

async function start(): Promise<void> {
  stop = await startInCopy(address, 'editor/main.ts', `--port=${port}`, `--site=${siteOrigin}`);
}

test.afterEach(() => stop());

test('O8 a stopped editor says so, keeps what is typed, and saves it once it runs again', async ({
  page,
}) => {
  await start();
  await page.goto(address);
  const editor = editorOf(page, 'Agency');
  await editor.field('Hours').fill('Before');
  await saved(editor);
  await stop();
  await expect(page.getByRole('alert')).toContainText('The editor has been stopped');
  await editor.field('Hours').fill('While it was stopped');
  await editor.save();
  await expect(editor.status).toContainText('What you have typed is kept');
  await editor.field('Hours').fill('While it was stopped, and more');
  expect(textOf('agency.yaml')).toContain('hours: Before\n');
  await start();
  await expect(editor.status).toHaveText('Saved.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(textOf('agency.yaml')).toContain('hours: While it was stopped, and more\n');
  await expect(editor.field('Hours')).toHaveValue('While it was stopped, and more');
});

test('O8 what a stopped editor could not remove stays once it runs again', async ({ page }) => {
  await start();
  await page.goto(address);
  await page.getByRole('link', { name: services[0]?.name ?? '', exact: true }).click();
  const { form } = editorOf(page, services[0]?.name ?? '');
  const remove = form.getByRole('button', { name: 'Remove from the site' });
  await expect(remove).toBeVisible();
  await stop();
  await remove.click();
  await expect(form).toContainText('could not be removed');
  await start();
  // Longer than a save waits before it is repeated.
  await page.waitForTimeout(3000);
  expect(changedFiles()).toBe('');
});

test('O8 the editor starts with content that the site cannot show', async ({ page }) => {
  changeFile('agency.yaml', 'name: ', 'name: a: ');
  await start();
  await page.goto(address);
  await expect(editorOf(page, 'Agency').field('File contents')).toHaveValue(/name: a: /);
});
