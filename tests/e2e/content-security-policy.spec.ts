import { pages } from '../content.ts';
import { documents } from './documents.ts';
import { expect, test } from './test.ts';

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
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const changed = { 'content-security-policy': policy.replace(hash, '') };
        await route.fulfill({ response, headers: { ...response.headers(), ...changed } });
      });
      const violation = page.waitForEvent('console', (message) => violated.test(message.text()));
      await page.goto(path);
      await violation;
      await page.unrouteAll();
    }
  });
}

test('R6 a host that cannot redirect still leads to the canonical URL', async ({
  page,
  pageEvents,
}) => {
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
