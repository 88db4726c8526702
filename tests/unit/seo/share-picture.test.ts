import fc from 'fast-check';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { sharePictureProblems } from '../../../scripts/share-picture-problems.ts';
import { loadContent } from '../../../src/content/load.ts';
import { drawableText, lettersWithoutFont } from '../../../src/seo/share-fonts.ts';
import { sharePicture } from '../../../src/seo/share-picture.tsx';
import { shareSize } from '../../../src/seo/share-size.ts';
import { pages } from '../../content.ts';

const picture = (words: string) =>
  sharePicture(
    { ...pages.home, heading: words, shareSubtitle: words },
    { name: words, language: 'en' },
  );

const { png: withoutWords } = await picture('');
const pixels = (png: Uint8Array, part: Region) => sharp(png).extract(part).raw().toBuffer();

/** Whether a part of the picture differs from one without words. */
const isDrawn = async (png: Uint8Array, part: Region) =>
  !(await pixels(png, part)).equals(await pixels(withoutWords, part));

test.each(['heading', 'shareSubtitle', 'name'])('Q6 the picture shows the %s', async (part) => {
  const words = { ...{ heading: '', shareSubtitle: '', name: '' }, [part]: 'One' };
  const { png } = await sharePicture({ ...pages.home, ...words }, { ...words, language: 'en' });
  expect(await isDrawn(png, { left: 0, top: 0, ...shareSize })).toBe(true);
});

test.each(['W'.repeat(32), 'Rindfleischetikettierungsgesetz: überwachungsaufgabenübertragung'])(
  'Q6 %j gets smaller and stays clear of margin and waveform',
  async (words) => {
    const margin = { left: shareSize.width - 60, top: 0, width: 60, height: shareSize.height };
    const speech = { left: 0, top: 400, width: shareSize.width, height: 230 };
    const { png } = await picture(words);
    for (const part of [margin, speech]) expect(await isDrawn(png, part)).toBe(false);
  },
);

test('Q6 letters without a font are named, and nothing is drawn in their place', () => {
  expect(lettersWithoutFont('AI 受付')).toEqual(['受', '付']);
  expect(drawableText('AI 受付')).toBe('');
  const content = loadContent();
  const renamed = { ...content, agency: { ...content.agency, name: '交換台' } };
  expect(sharePictureProblems(renamed).join()).toMatch(/^No font has 交, 換, 台[,:]/);
  expect(drawableText('Calls 🎉 answered 👩‍💻')).toBe('Calls  answered ');
  expect(drawableText("Łódź's ½ price, „quotes“? Cafe\u0301 & <b>\u0007")).toBe(
    "Łódź's ½ price, „quotes“? Café & <b>",
  );
});

test('Q6 no text can stop the build', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(anything, async (words) => {
      const { png } = await picture(`${words} <&\ufffe\uffff\ud800\u0000\u009f`);
      const { width, height } = await sharp(png).metadata();
      expect({ width, height }).toEqual(shareSize);
    }),
    { seed: 6, numRuns: 15 },
  );
});
