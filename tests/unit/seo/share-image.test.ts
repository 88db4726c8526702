import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareImageIssues } from '../../../scripts/share-image-issues.ts';
import { loadContent } from '../../../src/content/load.ts';
import { drawableText, lettersWithoutFont } from '../../../src/seo/share-fonts.ts';
import { shareImage } from '../../../src/seo/share-image.tsx';
import { shareSize } from '../../../src/seo/share-size.ts';
import { pages } from '../../content.ts';

const noWords = { heading: '', shareSubtitle: '', name: '' };
const image = (words: Partial<typeof noWords>) => {
  const { name, ...others } = { ...noWords, ...words };
  return shareImage({ ...pages.home, ...others }, { name, language: 'en' });
};

test('Q6 the image shows heading, subtitle and name', async () => {
  const { png: empty } = await image({});
  for (const part of Object.keys(noWords)) {
    const { png } = await image({ [part]: 'One' });
    expect(Buffer.compare(png, empty), part).not.toBe(0);
  }
});

test('Q6 letters without a font are named, and nothing is drawn in their place', () => {
  expect(lettersWithoutFont('AI 受付')).toEqual(['受', '付']);
  expect(drawableText('AI 受付')).toBe('');
  const content = loadContent();
  const renamed = { ...content, agency: { ...content.agency, name: '交換台' } };
  expect(shareImageIssues(renamed).join()).toMatch(/^No font contains 交, 換, 台[,:]/);
  expect(drawableText('Calls 🎉 answered 👩‍💻')).toBe('Calls  answered ');
  expect(drawableText("Łódź's ½ price, „quotes“? Cafe\u0301 & <b>\u0007")).toBe(
    "Łódź's ½ price, „quotes“? Café & <b>",
  );
});

test('Q6 no text can stop the build', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(anything, async (words) => {
      const heading = `${words} <&\ufffe\uffff\ud800\u0000\u009f`;
      const { png } = await image({ heading, shareSubtitle: heading, name: heading });
      const { width, height } = await sharp(png).metadata();
      expect({ width, height }).toEqual(shareSize);
    }),
    { seed: 6, numRuns: 15 },
  );
});
