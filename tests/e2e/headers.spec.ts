import { builtFiles } from './support/built-files.ts';
import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

for (const { name, path } of documents) {
  test(`Q4 ${name} has a strict policy, the other security headers, and addresses that no host rewrites`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/;
    const html = await response.text();
    const [, policy = ''] = meta.exec(html) ?? [];
    const directives = policy.split(';').map((directive) => directive.trim());
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "img-src 'self'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    // The email service is the only other origin.
    expect(policy.match(/https?:/g)).toHaveLength(1);
    expect(response.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(html.split(/<body[^>]*>/)[1]?.trim()).toMatch(
      /^<!--email_off-->[\s\S]*<!--\/email_off-->\s*<\/body>/,
    );
  });
}

test('Q4 every file with a hash in its name is cached for a year', async ({ request }) => {
  expect(builtFiles().length).toBeGreaterThan(3);
  for (const file of builtFiles()) {
    const headers = (await request.get(file)).headers();
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
});

test('Q4 a file that is missing is asked for again at every visit', async ({ request }) => {
  const response = await request.get('/_astro/gone.0a1b2c3d.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});
