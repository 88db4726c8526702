import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledFaces } from '../../../src/seo/bundled-fonts.ts';
import { charactersOf } from '../../../src/seo/share-fonts.ts';

const families = ['hanken-grotesk', 'schibsted-grotesk'];
const firstFiles = families.map((family) => `src/styles/fonts/${family}.woff2`);

describe('Q1 fonts', () => {
  test('the two files that a page loads first are small', () => {
    const size = firstFiles.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(size).toBeLessThanOrEqual(42 * 1024);
  });

  test('each file has the characters for which pages load it (else: npm run fonts)', () => {
    const faces = bundledFaces();
    expect(faces).toHaveLength(families.length * 3);
    for (const { file, ranges } of faces) {
      const letters = [...charactersOf(file)];
      const inRange = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
      expect(letters.length).toBeGreaterThan(90);
      expect(letters.filter((code) => code > 0x1f && !inRange(code))).toEqual([]);
    }
  });
});
