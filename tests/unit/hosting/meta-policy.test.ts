import { describe, expect, test } from 'vitest';
import { describeDocument } from '../../../hosting/built-document.ts';
import { contentPolicy } from '../../../hosting/content-policy.ts';
import { withMetaPolicy } from '../../../hosting/meta-policy.ts';
import { sampleDeployment } from './built-site-sample.ts';

const page =
  '<!doctype html><html><head><meta charset="utf-8"><title>a</title><script>one()</script></head>' +
  '<form></form></html>';
const policyIn = (markup: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(markup)?.[1];

describe('Q4 the policy of a page on hosts without headers', () => {
  test('stands behind the charset and before all that it governs', () => {
    expect(withMetaPolicy(page, sampleDeployment)).toMatch(
      /^<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" [^>]*><title>/,
    );
  });

  test('is the policy of the header but for what a meta tag cannot say', () => {
    const header = contentPolicy(describeDocument(page), sampleDeployment);
    expect(policyIn(withMetaPolicy(page, sampleDeployment))).toBe(
      header.replace("frame-ancestors 'none'; ", ''),
    );
  });

  test('is written once', () => {
    const once = withMetaPolicy(page, sampleDeployment);
    expect(withMetaPolicy(once, sampleDeployment)).toBe(once);
  });

  test('a page without a charset is refused', () => {
    expect(() => withMetaPolicy('<p>', sampleDeployment)).toThrow('no <meta charset>');
  });
});
