import { expect, test } from 'vitest';
import { classifyError, classifyResponse } from '../../../src/contact-form/classify-response.ts';

/** As Firefox throws where an extension has replaced `fetch` by a function of its own. */
const unreadable = {
  get name(): never {
    throw new Error('Permission denied to access property "name"');
  },
};

// What counts as confirmed is in submit-inquiry.test.ts.
test.each([
  ...[204, 400, 403, 412, 413, 422, 426, 499, 600].map((status) => [status, 'permanent'] as const),
  ...[0, 429, 500, 503, 599].map((status) => [status, 'transient'] as const),
])('F8 status %i is %s', (status, attempt) => {
  expect(classifyError({ status, text: 'OK' })).toBe(attempt);
  expect(classifyResponse({ status, text: 'OK' })).toBe(attempt);
});

test.each([
  ['transient', 'a failed request', new TypeError('Failed to fetch')],
  ['transient', 'one of another realm', Object.assign(new Error(), { name: 'TypeError' })],
  ['permanent', 'denied storage', new DOMException('denied', 'SecurityError')],
  ['permanent', 'a missing key', 'The public key is required.'],
  ['permanent', 'an error that cannot be read', unreadable],
  ['permanent', 'a status of another type', { status: '500', text: 'x' }],
])('F7 F8 is %s: %s', (attempt, _, error) => {
  expect(classifyError(error)).toBe(attempt);
});
