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
const refused = (reason: string, isTransient = false) => ({
  isConfirmed: false,
  reason,
  isTransient,
});

describe('F6 an answer', () => {
  test.each(['OK', 'OK\n', ' OK '])('F6 confirms with status 200 and %j', (text) => {
    expect(classifyResponse({ status: 200, text })).toEqual({ isConfirmed: true });
  });

  test.each([
    ['200 and a page of a public network', { status: 200, text: '<!doctype html>OK' }],
    ['200 and nothing', { status: 200, text: '' }],
    ['200 and no text', { status: 200 }],
    ['200 and another type', { status: 200, text: ['OK'] }],
    ['200 as a string', { status: '200', text: 'OK' }],
    ['204', { status: 204, text: 'OK' }],
    ['302', { status: 302, text: 'OK' }],
    ['600', { status: 600, text: 'OK' }],
    ['no number', { status: Number.NaN, text: 'OK' }],
    ['nothing', undefined],
    ['null', null],
    ['a string', 'OK'],
    ['an answer that throws when it is read', throwing],
  ])('F7 is no answer: %s', (_, answer) => {
    expect(classifyResponse(answer)).toEqual(refused('no-answer'));
  });
});

describe('F7 a rejection', () => {
  test.each([400, 403, 408, 412, 413, 422, 426, 499])('F8 %i is final', (status) => {
    expect(classifyError({ status, text: 'x' })).toEqual(refused('rejected'));
    expect(classifyResponse({ status, text: 'OK' })).toEqual(refused('rejected'));
  });

  test.each([429, 500, 502, 503, 504, 599])('F8 %i is worth another try', (status) => {
    expect(classifyError({ status, text: 'x' })).toEqual(refused('unavailable', true));
    expect(classifyResponse({ status, text: 'OK' })).toEqual(refused('unavailable', true));
  });

  test.each([
    ['a failed request', new TypeError('Failed to fetch')],
    ['the status 0 of the library', { status: 0, text: 'Network Error' }],
    [
      'a TypeError of another realm',
      Object.assign(new Error('Load failed'), { name: 'TypeError' }),
    ],
  ])('F8 no network is worth another try: %s', (_, error) => {
    expect(classifyError(error)).toEqual(refused('unreachable', true));
  });

  test.each([
    ['denied storage', new DOMException('denied', 'SecurityError')],
    ['an error of the library', new Error('x')],
    ['undefined', undefined],
    ['null', null],
    ['a symbol', Symbol('x')],
    ['a proxy that throws', throwing],
    ['a status of another type', { status: '500', text: 'x' }],
  ])('F7 is unreachable without another try: %s', (_, error) => {
    expect(classifyError(error)).toEqual(refused('unreachable'));
  });

  test('F7 a plain string is a missing key', () => {
    expect(classifyError('The public key is required.')).toEqual(refused('no-keys'));
  });

  test('F7 no rejection confirms, not even one that says 200 OK', () => {
    expect(classifyError({ status: 200, text: 'OK' })).toEqual(refused('no-answer'));
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(classifyError(value).isConfirmed).toBe(false);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
