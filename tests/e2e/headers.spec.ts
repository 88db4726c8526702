import { builtFiles } from './support/built-files.ts';
import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

for (const { name, path } of documents) {
  test(`Q4 ${name} is sent with a strict policy and the other security headers`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "img-src 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    // The email service is the only other origin.
    expect(policy.match(/https?:/g)).toHaveLength(1);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  });

  test(`Q4 ${name} keeps its addresses on a host that rewrites them`, async ({ request }) => {
    const body = (await (await request.get(path)).text()).split(/<body[^>]*>/)[1] ?? '';
    expect(body.trim()).toMatch(/^<!--email_off-->[\s\S]*<!--\/email_off-->\s*<\/body>/);
  });
}

test('Q4 a file with a hash in its name is cached for a year', async ({ request }) => {
  const [file = ''] = builtFiles();
  const headers = (await request.get(file)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
