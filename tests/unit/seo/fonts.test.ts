import { expect, test } from 'vitest';
import { bundledFaces } from '../../../src/seo/bundled-fonts.ts';
import { charactersOf } from '../../../src/seo/share-fonts.ts';

test('Q1 each font file has the characters for which pages load it (else: npm run fonts)', () => {
  const faces = bundledFaces();
  expect(faces.length).toBeGreaterThan(0);
  for (const { file, ranges } of faces) {
    const letters = [...charactersOf(file)];
    const inRange = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
    expect(letters.length).toBeGreaterThan(90);
    expect(letters.filter((code) => code > 0x1f && !inRange(code))).toEqual([]);
  }
});
