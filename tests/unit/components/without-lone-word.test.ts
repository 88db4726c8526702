import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutLoneWord } from '../../../src/components/without-lone-word.ts';

describe('the last word of a heading', () => {
  test('is tied to the one before it', () => {
    expect(withoutLoneWord('AI Website Chatbot')).toBe('AI Website\u00a0Chatbot');
  });

  test('of two stays free: tied, the two might not fit their column', () => {
    expect(withoutLoneWord('Website Building')).toBe('Website Building');
    expect(withoutLoneWord('Websites')).toBe('Websites');
  });

  test('changes no other character of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll('\u00a0', ' ');
        expect(withoutLoneWord(plain).replaceAll('\u00a0', ' ')).toBe(plain);
      }),
    );
  });
});
