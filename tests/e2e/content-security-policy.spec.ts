import type { Page, Route } from '@playwright/test';
import { pages } from '../content.ts';
import { documents } from './documents.ts';
import { expect, test } from './test.ts';

const unknownPath = '/no/such/page';
const violated = /violates the following Content Security Policy directive/;

for (const { name, path } of documents.filter(({ name }) => /home|notFound/.test(name))) {
  test(`Q4 ${name}: a policy without any one of its hashes is violated`, async ({
    page,
    pageEvents,
  }) => {
    const { 'content-security-policy': policy = '' } = (await page.request.get(path)).headers();
    const hashes = policy.match(/ 'sha256-[^']+'/g) ?? [];
    expect(hashes.length).toBeGreaterThan(1);
    // The violation itself, and what follows from a missing script or style.
    pageEvents.expectMessage(violated);
    pageEvents.allowMessage(/Content Security Policy|404|Astro is not defined/);
    for (const hash of hashes) {
      const serve = serveWith({ 'content-security-policy': policy.replace(hash, '') });
      const violation = page.waitForEvent('console', (message) => violated.test(message.text()));
      await page.route(`**${path}`, serve);
      await page.goto(path);
      await violation;
      await page.unroute(`**${path}`, serve);
    }
  });
}

const files = [
  { name: 'a script file', page: pages.privacy.path, pattern: / component-url="([^"]+)"/ },
  {
    name: 'the code of the form',
    page: '/',
    pattern: / component-url="([^"]+ContactFormRoot[^"]+)"/,
  },
] as const;
for (const { name, page: path, pattern } of files) {
  test(`Q4 ${name} that was changed in transit does not run`, async ({
    form,
    page,
    pageEvents,
  }) => {
    pageEvents.expectMessage(/Failed to find a valid digest in the 'integrity' attribute/);
    pageEvents.allowMessage(/Error hydrating/);
    const refused = page.waitForEvent('console', (message) => /valid digest/.test(message.text()));
    await changeFile(page, path, pattern);
    await page.goto(path);
    if (path === '/') await form.root.scrollIntoViewIfNeeded();
    await refused;
    expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  });
}

test('Q4 without headers of the host the 404 page has its policy', async ({ page, pageEvents }) => {
  pageEvents.expectMessage(violated);
  pageEvents.allowMessage(/Content Security Policy|trusted-types|TrustedHTML|404/);
  await serveNotFoundPageAt(page, unknownPath, '<script>globalThis.injected = true</script>');
  await page.goto(unknownPath);
  await expect(page).toHaveTitle(pages.notFound.title);
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  const writing = page.evaluate(() => {
    document.body.innerHTML = '<p>';
  });
  await expect(writing).rejects.toThrow(/TrustedHTML/);
});

test('R6 a host that cannot redirect still leads to the canonical URL', async ({
  page,
  pageEvents,
}) => {
  pageEvents.expectMessage(/status of 404/);
  await serveNotFoundPageAt(page, '/Privacy-Policy/');
  await page.goto('/Privacy-Policy/?from=mail#top');
  await expect(page).toHaveURL(`${pages.privacy.path}?from=mail#top`);
  await expect(page).toHaveTitle(pages.privacy.title);
});

function serveWith(changed: Record<string, string>) {
  return async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...changed } });
  };
}

/** Adds a line to a file that a page names, wherever the file is asked for. */
async function changeFile(page: Page, path: string, naming: RegExp): Promise<void> {
  const [, file] = naming.exec(await (await page.request.get(path)).text()) ?? [];
  expect(file).toMatch(/^\/_astro\//);
  await page.route(`**${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nglobalThis.changed = 1;` });
  });
}

/** As GitHub Pages serves it: the page and its type, and nothing else. */
async function serveNotFoundPageAt(page: Page, path: string, added = ''): Promise<void> {
  const body = await (await page.request.get(unknownPath)).text();
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: body + added }),
  );
}
