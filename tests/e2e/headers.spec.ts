import { draftKey } from '../../src/contact-form/draft.ts';
import { unsentKey } from '../../src/contact-form/unsent-inquiries.ts';
import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

/** The directives of a policy header; with several policies, all that apply. */
const directivesOf = (policy = '') =>
  new Map(
    policy
      .split(/[;,]/)
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  );

for (const { name, path } of documents) {
  test(`Q4 ${name} is sent with a strict policy and the other security headers`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    const directives = directivesOf(headers['content-security-policy']);
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'img-src': "'self'",
    });
    expect(directives.get('script-src')).not.toMatch(/unsafe|http|\*/);
    expect(directives.get('style-src')).not.toMatch(/unsafe|http|\*/);
    expect(directives.get('connect-src')?.split(' ')).toHaveLength(2);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test(`Q4 ${name} keeps its addresses on a host that rewrites them`, async ({ request }) => {
    const body = (await (await request.get(path)).text()).split(/<body[^>]*>/)[1] ?? '';
    expect(body.trim()).toMatch(/^<!--email_off-->[\s\S]*<!--\/email_off-->\s*<\/body>/);
  });
}

test('Q4 a file with a hash in its name is cached for a year, and images may be shown elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.find((file) => file.endsWith('.woff2')) ?? '';
  });
  const headers = (await page.request.get(font)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const picture of ['/share.png', '/icon-512.png']) {
    const response = await page.request.get(picture);
    expect(response.status()).toBe(200);
    expect(response.headers()).not.toHaveProperty('cross-origin-resource-policy');
  }
});

test('Q4 nothing from a URL or from storage becomes part of the page', async ({ form, page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const stored = {
    [draftKey]: JSON.stringify({ message: markup }),
    [unsentKey]: JSON.stringify([markup, { id: 1, inquiry: null }]),
  };
  await page.addInitScript(
    ([theme, values]) => {
      localStorage.setItem('theme', theme);
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
    },
    [markup, stored] as const,
  );
  await page.goto('/?<script>alert(1)</script>#"><img src=x>');
  await form.root.scrollIntoViewIfNeeded();
  await expect(form.field('message')).toHaveValue(markup);
  await expect(page.locator('img')).toHaveCount(0);
});
