import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { observatoryScore } from './observatory.ts';

const strong: IncomingHttpHeaders = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};
const markup = '<script src="/a.js" integrity="sha256-x"></script>';

test.each<[string, number, IncomingHttpHeaders, string?]>([
  ['nothing at all', 30, {}, '<p>'],
  ['all that can be had without the preload list', 155, strong],
  ['a script without a hash', 150, strong, '<script src="/a.js"></script>'],
  ['a script of another site', 50, strong, '<script src="//cdn.example/a.js"></script>'],
  ['inline scripts', 60, { ...strong, 'content-security-policy': "script-src 'unsafe-inline'" }],
  ['a short HSTS', 145, { ...strong, 'strict-transport-security': 'max-age=60' }],
  ['no frame protection', 80, { ...strong, 'content-security-policy': "default-src 'none'" }],
])('the Observatory gives %s %d points', (_, score, headers, page = markup) => {
  expect(observatoryScore({ headers, markup: page })).toBe(score);
});
