import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldNames } from '../../../src/contact-form/fields.ts';
import { createUnsentInquiries, unsentKey } from '../../../src/contact-form/unsent-inquiries.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { ada, anyInquiry, fakeStorage } from './samples.ts';

const grace = { ...ada, firstName: 'Grace' };

function stub(stored?: unknown, mode?: Parameters<typeof fakeStorage>[0]) {
  const storage = fakeStorage(mode);
  if (stored !== undefined) storage.items.set(unsentKey, JSON.stringify(stored));
  vi.stubGlobal('sessionStorage', storage);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

test('F11 unsent inquiries are kept, newest first, until the visitor is done with each', () => {
  const storage = stub();
  const unsent = createUnsentInquiries();
  unsent.add(ada);
  expect(unsent.add(grace).isKept).toBe(true);
  const { list } = createUnsentInquiries().read();
  expect(list.map(({ inquiry }) => inquiry)).toEqual([grace, ada]);
  const [newest, oldest] = list;
  expect(newest?.id).not.toBe(oldest?.id);
  expect(unsent.remove(newest?.id ?? 0).list).toEqual([oldest]);
  expect(unsent.remove(oldest?.id ?? 0).list).toEqual([]);
  expect(storage.items.has(unsentKey)).toBe(false);
});

test('F11 F12 what another page in the tab added stays, and what it removed stays removed', () => {
  stub();
  const [first, second] = [createUnsentInquiries(), createUnsentInquiries()];
  const [entry] = first.add(ada).list;
  first.release();
  second.add(grace);
  second.remove(entry?.id ?? 0);
  expect(first.add(ada).list.map(({ inquiry }) => inquiry)).toEqual([ada, grace]);
});

test('F11 clearing storage while the page is shown removes none, not even if the visitor leaves then', () => {
  const storage = stub();
  const unsent = createUnsentInquiries();
  const [entry] = unsent.add(ada).list;
  storage.items.clear();
  expect(unsent.add(grace).list.map(({ inquiry }) => inquiry)).toEqual([grace, ada]);
  storage.items.clear();
  expect(unsent.remove(entry?.id ?? 0).list.map(({ inquiry }) => inquiry)).toEqual([grace]);
  storage.items.clear();
  unsent.release();
  expect(unsent.read().list.map(({ inquiry }) => inquiry)).toEqual([grace]);
});

test.each(['full', 'denied'] as const)(
  'F11 if storage is %s, they last as long as the page',
  (mode) => {
    stub(undefined, mode);
    const unsent = createUnsentInquiries();
    expect(unsent.add(ada).isKept).toBe(false);
    expect(unsent.add(grace).list).toHaveLength(2);
    expect(unsent.read()).toMatchObject({
      isKept: false,
      list: [{ inquiry: grace }, { inquiry: ada }],
    });
  },
);

test.each(fieldNames)(
  'F11 one saved by a version of the site without %s is shown, and survives the next',
  (name) => {
    const { [name]: _, ...rest } = ada;
    stub([{ id: 1, inquiry: { ...rest, phone: 'of another version' } }]);
    const unsent = createUnsentInquiries();
    const shown = { id: 1, inquiry: { ...ada, [name]: '' } };
    expect(unsent.read().list).toEqual([shown]);
    expect(unsent.add(grace).list[1]).toEqual(shown);
  },
);

test.each([[null], [5], [{}], [[null, 5, {}, { id: 1 }, { id: 'x', inquiry: {} }]]])(
  'F11 anything else in storage is not shown: %j',
  (stored) => {
    stub(stored);
    expect(createUnsentInquiries().read()).toEqual({ list: [], isKept: true });
  },
);

test('F11 any inquiry survives a reload', () => {
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      stub();
      const inquiry = parseInquiry(typed);
      createUnsentInquiries().add(inquiry);
      expect(createUnsentInquiries().read().list[0]?.inquiry).toEqual(inquiry);
    }),
    { seed: 2, numRuns: 100 },
  );
});
