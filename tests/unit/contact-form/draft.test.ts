import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearDraft,
  type Draft,
  draftKey,
  keepDraft,
  readDraft,
  type StoragePort,
  tabStorage,
} from '../../../src/contact-form/draft.ts';
import { emptyInquiry, fieldNames, type Inquiry } from '../../../src/contact-form/fields.ts';
import { anyInquiry } from './arbitrary-inquiry.ts';

function memoryStorage(initial?: string): StoragePort & { readonly kept: Map<string, string> } {
  const kept = new Map(initial === undefined ? [] : [[draftKey, initial]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const deniedStorage: StoragePort = { getItem: denied, setItem: denied, removeItem: denied };

const values: Inquiry = { ...emptyInquiry, firstName: 'Ada', message: 'Half a sent' };
const json = (change: object) => JSON.stringify({ version: 1, phase: 'typing', values, ...change });

describe('F12 keeping', () => {
  test('F12 brings back what was kept, and nothing once it is cleared', () => {
    const storage = memoryStorage();
    expect(readDraft(storage)).toBeNull();
    for (const phase of ['typing', 'handed-over'] as const) {
      expect(keepDraft(storage, { phase, values })).toBe(true);
      expect([...storage.kept.keys()]).toEqual(['inquiry-draft']);
      expect(readDraft(storage)).toStrictEqual({ phase, values });
    }
    clearDraft(storage);
    expect(storage.kept.size).toBe(0);
    expect(readDraft(storage)).toBeNull();
  });

  test('F12 brings back 10,000 random drafts unit for unit, lone surrogates too', () => {
    const anyDraft: fc.Arbitrary<Draft> = fc.record(
      { phase: fc.constantFrom('typing', 'handed-over'), values: anyInquiry },
      { noNullPrototype: true },
    );
    const storage = memoryStorage();
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(keepDraft(storage, draft)).toBe(true);
        expect([...storage.kept.values()].every((text) => text.isWellFormed())).toBe(true);
        expect(readDraft(storage)).toStrictEqual(draft);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  test('F12 keeps a message of a million characters', () => {
    const draft: Draft = { phase: 'typing', values: { ...values, message: 'x'.repeat(1_000_000) } };
    const storage = memoryStorage();
    expect(keepDraft(storage, draft)).toBe(true);
    expect(readDraft(storage)).toStrictEqual(draft);
  });

  test('F12 writes a version, the phase and the five values', () => {
    const storage = memoryStorage();
    keepDraft(storage, { phase: 'typing', values });
    expect(JSON.parse(storage.getItem(draftKey) ?? '')).toStrictEqual({
      version: 1,
      phase: 'typing',
      values,
    });
  });
});

describe('F12 storage that refuses', () => {
  test('F12 says so when storage is denied, missing or full, and throws nothing', () => {
    for (const storage of [null, deniedStorage]) {
      expect(keepDraft(storage, { phase: 'typing', values })).toBe(false);
      expect(readDraft(storage)).toBeNull();
      expect(() => clearDraft(storage)).not.toThrow();
    }
  });

  test('F12 leaves the earlier draft when the quota is full', () => {
    const full = memoryStorage(json({}));
    full.setItem = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    };
    expect(keepDraft(full, { phase: 'handed-over', values: emptyInquiry })).toBe(false);
    expect(readDraft(full)).toStrictEqual({ phase: 'typing', values });
  });

  test('F12 refuses to keep what it would refuse to read', () => {
    const storage = memoryStorage();
    const message = 'x'.repeat(5 * 1024 * 1024);
    expect(keepDraft(storage, { phase: 'typing', values: { ...values, message } })).toBe(false);
    expect(storage.kept.size).toBe(0);
  });

  test('F12 asks for the storage where even asking throws', () => {
    expect(tabStorage(denied)).toBeNull();
    expect(tabStorage(() => null)).toBeNull();
  });
});

describe('F12 a text that is no draft', () => {
  const { company: _, ...missing } = values;
  test.each([
    ['nothing', ''],
    ['no JSON', '{"version":1'],
    ['null', 'null'],
    ['a number', '5'],
    ['a string', '"typing"'],
    ['an array', '[]'],
    ['no version', json({ version: undefined })],
    ['an old version', json({ version: 0 })],
    ['a newer version', json({ version: 2 })],
    ['a version of another type', json({ version: '1' })],
    ['an unknown phase', json({ phase: 'sent' })],
    ['a phase named as a method', json({ phase: 'toString' })],
    ['no values', json({ values: undefined })],
    ['null for values', json({ values: null })],
    ['a string for values', json({ values: 'Ada' })],
    ['an array for values', json({ values: Object.values(values) })],
    ['a field missing', json({ values: missing })],
    ['a number in a field', json({ values: { ...values, email: 5 } })],
    ['null in a field', json({ values: { ...values, email: null } })],
    ['an object in a field', json({ values: { ...values, email: { toString: 'x' } } })],
    ['values in a prototype', '{"version":1,"phase":"typing","values":{"__proto__":{}}}'],
    ['more than a browser keeps', json({ more: 'x'.repeat(5 * 1024 * 1024) })],
  ])('F12 is left alone: %s', (_, text) => {
    expect(readDraft(memoryStorage(text))).toBeNull();
  });

  test('F12 takes the five values alone, whatever names stand beside them', () => {
    const text = `{"version":1,"phase":"typing","values":${JSON.stringify(values).replace(
      '{',
      '{"__proto__":{"polluted":"yes"},"constructor":"x",',
    )}}`;
    const draft = readDraft(memoryStorage(text));
    expect(draft).toStrictEqual({ phase: 'typing', values });
    expect(Object.keys(draft?.values ?? {})).toEqual(fieldNames);
    expect(draft?.values).not.toHaveProperty('polluted');
  });

  test('F12 reads 10,000 random texts and JSON values without an exception', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({ version: fc.constant(1), phase: fc.constant('typing'), values: fc.object() })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(readDraft(memoryStorage(text))).toBeNull();
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
