import { expect, test } from 'vitest';
import { columnCount, spokenWords, stretch } from '../../../src/dot-grid/speech-envelope.ts';
import { wordPaths } from '../../../src/dot-grid/word-paths.ts';
import { hero } from '../../content.ts';

test('H7 every word of the sentence has its columns, and no column is shared', () => {
  expect(spokenWords).toHaveLength(hero.spoken.length);
  expect(new Set(wordPaths).size).toBe(hero.spoken.length);
  const columns = spokenWords.flatMap(({ start, reaches }) =>
    reaches.map((_, index) => start + index),
  );
  expect(columns).toEqual(Array.from({ length: columnCount }, (_, column) => column));
});

test('a stretch of the envelope has shares from 0 to 1, and repeats', () => {
  const shares = stretch(columnCount);
  expect(Math.max(...shares)).toBe(1);
  expect(Math.min(...shares)).toBe(0);
  expect(stretch(columnCount, columnCount)).toEqual(shares);
});
