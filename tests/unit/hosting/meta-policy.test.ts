import { describe, expect, test } from 'vitest';
import { withMetaPolicy } from '../../../hosting/meta-policy.ts';
import { sampleDeployment } from './built-site-sample.ts';

const page =
  '<!doctype html><html><head><meta charset="utf-8"><title>a</title><script>one()</script></head>' +
  '<form></form></html>';

describe('Q4 the policy of a page on hosts without headers', () => {
  test('is written once', () => {
    const once = withMetaPolicy(page, sampleDeployment);
    expect(withMetaPolicy(once, sampleDeployment)).toBe(once);
  });

  test('a page without a charset is refused', () => {
    expect(() => withMetaPolicy('<p>', sampleDeployment)).toThrow('no <meta charset>');
  });
});
