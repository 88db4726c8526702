import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { agency } from '../content.ts';
import { copy } from './copy.ts';
import { contentFile, expect, test } from './editor.ts';

const variables = join(copy, '.env');

test.afterEach(() => rmSync(variables, { force: true }));

test('O4 O8 each issue that prevents a release is listed, with a link to its field', async ({
  page,
}) => {
  await page.goto('/edit/#/publish');
  const list = page.getByRole('region', { name: 'Please fix the following' });
  const email = list.getByRole('link', { name: /^Agency: Email/ });
  test.skip(!agency.email.endsWith('example.com'), 'The owner has an address already.');
  await expect(list).toContainText('SITE_URL');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  for (const { name } of agency.figures.filter(({ basis }) => basis === '')) {
    await expect(list.getByRole('link', { name: `Basis is empty for ${name} (` })).toBeVisible();
  }
  await email.click();
  const field = page.getByRole('form', { name: 'Agency' }).getByLabel('Email', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(agency.email);
});

test('O8 a file that nothing uses is listed with a button that deletes it', async ({ page }) => {
  const file = contentFile('media/old-call.mp3');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'ID3');
  await page.goto('/edit/#/publish');
  const entry = page.getByRole('listitem').filter({ hasText: 'media/old-call.mp3 is not used.' });
  await entry.getByRole('button', { name: 'Delete old-call.mp3' }).click();
  await expect(entry).toBeHidden({ timeout: 30_000 });
  expect(existsSync(file)).toBe(false);
});

test('O8 O9 a dry run builds the site and publishes nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/edit/#/publish');
  await page.getByRole('button', { name: 'Dry run' }).click();
  const said = page.getByText(/^Dry run complete: the site was built/);
  await expect(said).toBeVisible({ timeout: 150_000 });
  await page.getByText('Command output').click();
  await expect(page.locator('pre')).toContainText('dry-run');
});

test('O8 an owner who is not signed in at the host is told what to do', async ({ page }) => {
  // As if nothing prevented a release: the test above has the issues.
  await page.route('**/api/release', (route) => route.fulfill({ json: [] }));
  writeFileSync(variables, 'SITE_URL=https://www.agency.com\n');
  await page.goto('/edit/#/publish');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You are not signed in to Cloudflare')).toBeVisible({
    timeout: 60_000,
  });
});
