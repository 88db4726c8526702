import { draftKey } from '../../src/contact-form/draft.ts';
import { unsentKey } from '../../src/contact-form/unsent-inquiries.ts';
import { agency, isStarterContent, pages, policies, sharedWords } from '../content.ts';
import { documents, expectNotFound, openDocument } from './documents.ts';
import { newInquiry } from './new-inquiry.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

const policyPages = [
  { ...pages.privacy, ...policies.privacy, sections: 10 },
  { ...pages.terms, ...policies.terms, sections: 13 },
];

test('R1 all text is in the HTML', async ({ form, browser, page, pageEvents }) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScript.newPage();
  for (const document of documents) {
    await openDocument(page, pageEvents, document);
    if (document.name === 'home') {
      await form.root.scrollIntoViewIfNeeded();
      await form.expectReady();
    }
    await plain.goto(new URL(document.path, page.url()).href);
    const text = await plain.evaluate(textOfBody);
    expect(text.length).toBeGreaterThan(200);
    expect(text).toBe(await page.evaluate(textOfBody));
  }
  await withoutScript.close();
});

function textOfBody(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll('script, style, noscript, template')) other.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

for (const { path, heading: title, effective, markdown, sections } of policyPages) {
  test(`R2 ${path}: its date, its sections and its table of contents`, async ({ page }) => {
    const count = isStarterContent ? sections : [...markdown.matchAll(/^## /gm)].length;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const date = new Intl.DateTimeFormat(agency.language, { dateStyle: 'long', timeZone: 'UTC' });
    const changed = `${sharedWords.policy.effective} ${date.format(new Date(effective))}`;
    const shown = isStarterContent ? 'Effective Date: January 1, 2025' : changed;
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('time')).toHaveAttribute('datetime', effective);

    const numbered = page.getByRole('main').locator('h2[id]:not(nav *)');
    await expect(numbered).toHaveCount(count);
    const contents = page.getByRole('navigation', { name: sharedWords.policy.contents });
    await expect(contents.getByRole('link')).toHaveText(await numbered.allTextContents());
    const back = page.getByRole('main').getByRole('link', { name: sharedWords.policy.back });
    await expect(back.first()).toBeInViewport({ ratio: 1 });
    await expect(back).toHaveCount(2);
    for (const each of [back.last(), back.first()]) {
      await each.click();
      await expect(page).toHaveURL('/');
      await page.goBack();
    }
  });
}

test('R3 the policy is right about storage and services', async ({ form, page, baseURL }) => {
  const context = page.context();
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const { path } of policyPages) await page.goto(path);
  await page.goto('/#contact');
  await page.getByRole('button', { name: sharedWords.theme.toggle }).click();
  await fontsShown(page);
  expect([...origins]).toEqual([baseURL]);
  await form.submit(newInquiry(), 412);
  await expect(form.panelTitle).toBeFocused();
  await form.field('company').fill('Quill Plumbing');
  const keys = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((each) => Object.keys(each)));
  const expected = ['theme', 'fonts', draftKey, unsentKey];
  await expect.poll(keys).toEqual(expect.arrayContaining(expected));
  const kept = await keys();
  expect(await context.cookies()).toEqual([]);
  await page.goto(pages.privacy.path);
  for (const key of kept) await expect(page.getByRole('main')).toContainText(key);
});

test('R4 an unknown path gets a 404 page, which reports it once', async ({ page, pageEvents }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('/deep/er/and.html')) reports.push(message.text());
  });
  expectNotFound(pageEvents, '/deep/er/and.html');
  const response = await page.goto('/deep/er/and.html?from=mail');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.notFound.heading);
  await expect(page.getByText(pages.notFound.text)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => reports).toHaveLength(1);
  await page.getByRole('link', { name: pages.notFound.button }).click();
  await expect(page).toHaveURL('/');
});

test('R6 a host that cannot redirect leads to the canonical URL', async ({ page, pageEvents }) => {
  pageEvents.expectMessage(/status of 404/);
  const variant = `${pages.privacy.path.toUpperCase()}/`;
  // As GitHub Pages serves it: the page and its type, and nothing else.
  const body = await (await page.request.get('/no/such/page')).text();
  await page.route(
    ({ pathname }) => pathname === variant,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`${variant}?from=mail#top`);
  await expect(page).toHaveURL(`${pages.privacy.path}?from=mail#top`);
  await expect(page).toHaveTitle(pages.privacy.title);
});

test('R5 the error page shows the failure, a link home and the address', async ({ page }) => {
  await page.goto('/500.html');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(pages.error.heading);
  await expect(main.getByText(pages.error.status, { exact: true })).toBeVisible();
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  await expect(link(agency.email)).toHaveAttribute('href', `mailto:${agency.email}`);
  await expect(link(agency.phone.display)).toHaveAttribute('href', agency.phone.href);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await link(pages.error.button).click();
  await expect(page).toHaveURL('/');
});
