import { expect, test } from 'vitest';
import { pageFontNotes } from '../../../scripts/page-font-notes.ts';

test.each(['Façade & Œuvre', 'Žluťoučký kůň', 'Größe'])(
  'O1 the fonts have all letters of %s',
  (title) => {
    expect(pageFontNotes({ title })).toEqual([]);
  },
);

test.each([
  ['すずらん', 'す ず ら ん'],
  ['مكتب', 'م ك ت ب'],
])('O1 a build says that visitors see %s in a font of their system', (title, letters) => {
  expect(pageFontNotes({ title })).toEqual([expect.stringContaining(`(${letters}`)]);
});

test('O1 letters of a font that the content names are not among them', () => {
  const letters = new Set([...'すずらん'].map((letter) => letter.codePointAt(0) ?? 0));
  expect(pageFontNotes({ title: 'すずらん' }, [letters])).toEqual([]);
});
