import { describe, expect, test } from 'vitest';
import { boardLayers, cell, peakLamps } from '../../../src/dot-grid/grid-path.ts';
import {
  period,
  stretch,
  swingAt,
  widestSwing,
  wordStarts,
} from '../../../src/dot-grid/speech-envelope.ts';
import { hero } from '../../content.ts';

describe('H7 the speech envelope', () => {
  test('one phrase is as wide as the page: 50 cells of 24 px', () => {
    expect(period * cell).toBe(1200);
  });

  test('every word that is shown has its place in the envelope', () => {
    expect(wordStarts).toHaveLength(hero.spoken.length);
    for (const start of wordStarts) expect(swingAt(start)).toBeGreaterThan(0);
  });

  test('the envelope repeats to either side', () => {
    for (let column = 0; column < period; column += 1) {
      expect(swingAt(column - period)).toBe(swingAt(column));
      expect(swingAt(column + 3 * period)).toBe(swingAt(column));
    }
  });

  test('a stretch holds shares from 0 to 1', () => {
    const shares = stretch(period);
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBe(0);
  });

  test('the layers light each lamp of the envelope once', () => {
    const lit = boardLayers(1).flatMap(({ path }) =>
      [...path.matchAll(/M(\d+) (\d+)v(\d+)\.1/g)].flatMap(([, x, y, length]) =>
        Array.from(
          { length: Number(length) / cell + 1 },
          (_, index) => `${Number(x) / cell}:${Number(y) / cell + index}`,
        ),
      ),
    );
    const expected = Array.from({ length: period }, (_, column) => 2 * swingAt(column) + 1);
    expect(new Set(lit).size).toBe(lit.length);
    expect(lit).toHaveLength(expected.reduce((sum, count) => sum + count, 0));
  });

  test('a ping starts at the top of a peak', () => {
    for (const { column, row } of peakLamps()) {
      expect(row).toBe(widestSwing - swingAt(column));
      expect(swingAt(column)).toBeGreaterThanOrEqual(5);
    }
  });
});
