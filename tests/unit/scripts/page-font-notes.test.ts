import { expect, test } from 'vitest';
import { pageFontNotes } from '../../../scripts/page-font-notes.ts';

const codes = (text: string) => new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));

test.each([
  ['Façade & Œuvre, Žluťoučký kůň, Größe', [], null],
  ['すずらん', [], 'す ず ら ん'],
  ['مكتب', [], 'م ك ت ب'],
  ['すずらん', [codes('すずらん')], null],
])('O1 what visitors see of %s in a font of their system, beside %j', (title, own, letters) => {
  const notes = letters === null ? [] : [expect.stringContaining(`(${letters}`)];
  expect(pageFontNotes({ title }, own)).toEqual(notes);
});
