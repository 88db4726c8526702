import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { services } from '../content.ts';
import { git } from './copy.ts';

const websites = services.find(({ name }) => name === 'Website Building');
const [, feature = ''] = websites?.features ?? [];

interface Windows {
  readonly forms: FrameLocator;
  readonly site: FrameLocator;
}

async function open(page: Page, menu: string, entry?: string): Promise<Windows> {
  await page.goto('/');
  const forms = page.frameLocator('[title="Words and facts"]');
  const site = page.frameLocator('[title="The page"]');
  await forms.getByRole('main').getByRole('link', { name: menu, exact: true }).click();
  if (entry) await forms.getByText(entry, { exact: true }).click();
  return { forms, site };
}

async function save({ forms }: Windows, button = 'Save'): Promise<void> {
  await forms.getByRole('button', { name: button, exact: true }).click();
}

async function editEntry({ forms }: Windows, entry: string, text: string): Promise<void> {
  await forms.getByRole('row').filter({ hasText: entry }).click();
  const dialog = forms.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(text);
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function addEntry({ forms }: Windows, list: string, ...texts: string[]): Promise<void> {
  await forms.getByRole('group', { name: list }).getByRole('button', { name: 'Add' }).click();
  const dialog = forms.getByRole('dialog');
  for (const [index, text] of texts.entries()) {
    await dialog.getByRole('textbox').nth(index).fill(text);
  }
  await dialog.getByRole('button', { name: 'Add' }).click();
}

/** The lines that the tests removed from and added to the content. */
function changedLines(): string[] {
  git('add', '--intent-to-add', 'src/content');
  return git('diff', '--unified=0')
    .split('\n')
    .filter((line) => /^(?!--- |\+{3} )[-+]/.test(line));
}

const changedFiles = () => git('status', '--short', 'src/content').trim();

test.afterEach(() => {
  git('add', 'src/content');
  git('reset', '--quiet', '--hard');
});

test('O8 a changed name is one line in the file and seen on the page', async ({ page }) => {
  const windows = await open(page, 'Agency');
  await windows.forms.getByRole('textbox', { name: 'Name', exact: true }).fill('Bell & Co: calls');
  await save(windows);
  await expect(windows.site.getByRole('banner')).toContainText('Bell & Co: calls');
  expect(changedLines()).toEqual(['-name: Switchboard', '+name: "Bell & Co: calls"']);
});

test('O8 a feature of a service is changed in one line', async ({ page }) => {
  const windows = await open(page, 'Services', 'Website Building');
  await editEntry(windows, feature, 'Fast on every phone');
  await save(windows);
  await expect(windows.site.getByText('Fast on every phone')).toBeVisible();
  expect(changedLines()).toEqual([`-  - ${feature}`, '+  - Fast on every phone']);
});

test('O8 a service is added as a file of its own', async ({ page }) => {
  const windows = await open(page, 'Services');
  await save(windows, 'Add');
  const { forms, site } = windows;
  await forms.getByRole('textbox', { name: 'Name', exact: true }).fill('Phone Menus');
  await forms.getByRole('textbox', { name: 'Order', exact: true }).fill('5');
  await forms.getByRole('textbox', { name: 'Summary', exact: true }).fill('By voice.');
  for (const text of ['One', 'Two', 'Three', 'yes']) await addEntry(windows, 'Features', text);
  await addEntry(windows, 'Overview', 'An overview.');
  await addEntry(windows, 'Benefits', 'A benefit.');
  await addEntry(windows, 'Specifications', 'Lines', '0123');
  await forms.getByRole('textbox', { name: 'Limits', exact: true }).fill('No advice.');
  await save(windows, 'Create');
  await expect(site.getByRole('heading', { name: 'Phone Menus' })).toBeVisible();
  expect(changedFiles()).toBe('?? src/content/services/phone-menus.yaml');
  const lines = changedLines();
  expect(lines).toContain('+name: Phone Menus');
  expect(lines).toContain('+  - yes');
});

test('O8 a service is removed with its file', async ({ page }) => {
  const { forms, site } = await open(page, 'Services', 'Social Media Chat Agents');
  await forms.getByRole('button', { name: '…' }).click();
  await forms.getByRole('menuitem', { name: 'Delete' }).click();
  await forms.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(site.getByRole('heading', { name: 'Website Building' })).toBeVisible();
  await expect(site.getByRole('heading', { name: 'Social Media Chat Agents' })).toHaveCount(0);
  expect(changedFiles()).toBe('D src/content/services/social-media-chat-agents.yaml');
});

test('O8 a reference counts as the text that it stands for', async ({ page }) => {
  const windows = await open(page, 'First screen');
  await windows.forms
    .getByRole('textbox', { name: 'Primary button', exact: true })
    .fill('Begin today');
  await save(windows);
  await expect(windows.site.getByRole('link', { name: 'Begin today' })).toBeVisible();
  expect(changedLines()).toEqual([
    '-primaryButton: Get Started Today',
    '+primaryButton: Begin today',
  ]);
});

test('O8 every mistake is named by its field, and nothing is saved', async ({ page }) => {
  const windows = await open(page, 'Services', 'Website Building');
  const { forms } = windows;
  const limits = forms.getByRole('textbox', { name: 'Limits', exact: true });
  await limits.fill('{{agency.nothing}}');
  await forms.getByRole('textbox', { name: 'Summary', exact: true }).fill('');
  await editEntry(windows, feature, '');
  await save(windows);
  for (const mistake of [
    /Limits has \{\{agency\.nothing\}\}, which names no fact/,
    /Summary is missing/,
    /Features, entry \d is empty/,
  ]) {
    await expect(forms.getByText(mistake)).toBeVisible();
  }
  await expect(limits).toHaveValue('{{agency.nothing}}');
  expect(changedLines()).toEqual([]);
});

test('O8 a recording is shown by its name and saved under it', async ({ page }) => {
  const windows = await open(page, 'Example call');
  const chooser = page.waitForEvent('filechooser');
  await windows.forms.getByRole('button', { name: 'Choose file' }).click();
  const sound = { mimeType: 'audio/mpeg', buffer: Buffer.from('sound') };
  await (await chooser).setFiles({ name: 'call.mp3', ...sound });
  await expect(windows.forms.getByText('Chosen file: call.mp3')).toBeVisible();
  await save(windows);
  await expect(windows.site.locator('audio')).toHaveAttribute('src', /call/);
  expect(changedLines()).toContain('+  recording: call.mp3');
});

test('O8 a policy is changed in one line of its Markdown', async ({ page }) => {
  const windows = await open(page, 'Privacy policy');
  const body = windows.forms.getByRole('textbox', { name: 'Text, in Markdown' });
  const text = await body.inputValue();
  await body.fill(text.replace('- It sets no cookies.', '- It sets **no** cookies.'));
  await save(windows);
  await expect.poll(changedLines).toEqual(['-- It sets no cookies.', '+- It sets **no** cookies.']);
});
