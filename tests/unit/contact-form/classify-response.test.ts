import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyError, classifyResponse } from '../../../src/contact-form/classify-response.ts';

const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('no property can be read');
    },
    getPrototypeOf: () => {
      throw new Error('no prototype can be read');
    },
  },
);

describe('F6 an answer', () => {
  test.each(['OK', 'OK\n', ' OK '])('F6 confirms with status 200 and %j', (text) => {
    expect(classifyResponse({ status: 200, text })).toBe('confirmed');
  });

  test.each([
    ['200 and a page of a public network', { status: 200, text: '<!doctype html>OK' }],
    ['200 and nothing', { status: 200, text: '' }],
    ['200 and another type', { status: 200, text: ['OK'] }],
    ['200 as a string', { status: '200', text: 'OK' }],
    ['204', { status: 204, text: 'OK' }],
    ['600', { status: 600, text: 'OK' }],
    ['nothing', undefined],
    ['a string', 'OK'],
    ['an answer that throws when it is read', throwing],
  ])('F7 is no answer: %s', (_, answer) => {
    expect(classifyResponse(answer)).toBe('final');
  });
});

describe('F7 a failure', () => {
  test.each([400, 403, 412, 413, 422, 426, 499])('F8 %i is final', (status) => {
    expect(classifyError({ status, text: 'x' })).toBe('final');
    expect(classifyResponse({ status, text: 'OK' })).toBe('final');
  });

  test.each([0, 429, 500, 503, 599])('F8 %i is worth another try', (status) => {
    expect(classifyError({ status, text: 'x' })).toBe('transient');
    expect(classifyResponse({ status, text: 'OK' })).toBe('transient');
  });

  test('F8 so is a failed request, of whatever realm its error is', () => {
    expect(classifyError(new TypeError('Failed to fetch'))).toBe('transient');
    const foreign = Object.assign(new Error('Load failed'), { name: 'TypeError' });
    expect(classifyError(foreign)).toBe('transient');
  });

  test.each([
    ['denied storage', new DOMException('denied', 'SecurityError')],
    ['a missing key', 'The public key is required.'],
    ['a proxy that throws', throwing],
    ['a status of another type', { status: '500', text: 'x' }],
    ['even one that says 200 OK', { status: 200, text: 'OK' }],
  ])('F7 any other error is final: %s', (_, error) => {
    expect(classifyError(error)).toBe('final');
  });

  test('F7 no error confirms', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(classifyError(value)).not.toBe('confirmed');
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
