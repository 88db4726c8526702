import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledFaces } from '../../../src/seo/bundled-fonts.ts';
import { openTypeface } from '../../../src/seo/outline-text.ts';

const families = ['hanken-grotesk', 'schibsted-grotesk'];
const firstFiles = families.map((family) => `src/styles/fonts/${family}.woff2`);

describe('Q1 fonts', () => {
  test('the two files that a page loads first are small', () => {
    const size = firstFiles.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(size).toBeLessThanOrEqual(42 * 1024);
  });

  test('each file has the characters for which pages load it (else: npm run fonts)', async () => {
    for (const family of families) {
      const typeface = await openTypeface(family);
      const faces = bundledFaces().filter((face) => face.family === family);
      expect(typeface).toHaveLength(3);
      for (const [index, { ranges }] of faces.entries()) {
        const letters = [...(typeface[index]?.characters ?? [])].map((c) => c.codePointAt(0) ?? 0);
        const inRange = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
        expect(letters.length).toBeGreaterThan(90);
        expect(letters.filter((code) => code > 0x1f && !inRange(code))).toEqual([]);
      }
    }
  });
});
