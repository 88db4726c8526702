import { pages } from '../../src/content/pages.ts';
import { site } from '../../src/content/site.ts';
import { policies } from '../content.ts';
import { themeButton } from './support/controls.ts';
import { expectNotFound } from './support/documents.ts';
import { newInquiry } from './support/new-inquiry.ts';
import { expect, test } from './support/test.ts';

/** The ID made of a heading's words: its letters and digits, with a hyphen for each space. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

// Their titles, dates, numbers of sections and links back home are in specification.spec.ts.
for (const { path } of policies) {
  test(`R2 ${path} has numbered sections with a table of contents, and the way back home in view`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const headings = main.locator('h2:not(nav *)');
    const contents = page.getByRole('navigation', { name: site.policy.contents });
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    for (const heading of await headings.all()) {
      await expect(heading).toHaveId(idOf(await heading.innerText()));
      const number = await heading.evaluate((each) => getComputedStyle(each, '::before').content);
      expect(number).toContain('counter(section)');
    }
    const back = main.getByRole('link', { name: site.policy.back });
    await expect(back.first()).toBeInViewport({ ratio: 1 });
  });
}

test('R3 the policy names everything the site keeps, and no cookie is set', async ({
  form,
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await form.open();
  await themeButton(page).click();
  await form.expectReady();
  expect([...origins]).toEqual([baseURL]);
  await form.submit(newInquiry(), 412);
  await expect(form.unsentTitle).toBeFocused();
  await form.field('company').fill('Quill Plumbing');
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((each) => Object.keys(each)));
  await expect.poll(async () => (await kept()).length).toBe(3);
  const keys = await kept();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto('/privacy-policy');
  const named = await page.getByRole('main').locator('code').allTextContents();
  expect(new Set(named)).toEqual(new Set([...keys, 'light', 'dark', 'system']));
});

test('R4 an unknown path gets a 404 page, which reports it once', async ({ page, pageEvents }) => {
  const path = '/deep/er/and.html';
  expectNotFound(pageEvents, path);
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(`page at ${path}`)) reports.push(message.text());
  });
  const response = await page.goto(`${path}?from=mail`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(pages.notFound.text)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => reports).toHaveLength(1);
  await page.getByRole('link', { name: pages.notFound.button }).click();
  await expect(page).toHaveURL('/');
});
