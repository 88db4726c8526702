import fc from 'fast-check';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { sharePictureProblems } from '../../../scripts/share-picture-problems.ts';
import { loadContent } from '../../../src/content/load.ts';
import { drawableText, lettersWithoutFont } from '../../../src/seo/share-fonts.ts';
import { sharePicture } from '../../../src/seo/share-picture.tsx';
import { shareSize } from '../../../src/seo/share-size.ts';
import { pages } from '../../content.ts';

const picture = (heading: string, name = heading, language = 'en') =>
  sharePicture({ ...pages.home, heading, shareSubtitle: heading }, { name, language });

/** The raw pixels of a part of the picture. */
const pixels = async (png: Uint8Array, part: Region) => sharp(png).extract(part).raw().toBuffer();

const whole = { left: 0, top: 0, ...shareSize };

test('Q6 the picture shows heading, line and name, each at its place', async () => {
  const page = { ...pages.home, heading: 'One', shareSubtitle: 'Two' };
  const site = { name: 'Three', language: 'en' };
  const { png } = await sharePicture(page, site);
  for (const changed of [
    await sharePicture({ ...page, heading: '' }, site),
    await sharePicture({ ...page, shareSubtitle: '' }, site),
    await sharePicture(page, { ...site, name: '' }),
  ]) {
    expect((await pixels(png, whole)).equals(await pixels(changed.png, whole))).toBe(false);
  }
});

test('Q6 a language written from the right stands at the right', async () => {
  const left = { left: 0, top: 110, width: 400, height: 190 };
  const right = { ...left, left: 800 };
  const empty = (await picture('')).png;
  const isEmpty = async (png: Uint8Array, part: Region) =>
    (await pixels(png, part)).equals(await pixels(empty, part));
  const [english, arabic] = [(await picture('AI')).png, (await picture('AI', 'AI', 'ar')).png];
  expect([await isEmpty(english, left), await isEmpty(english, right)]).toEqual([false, true]);
  expect([await isEmpty(arabic, left), await isEmpty(arabic, right)]).toEqual([true, false]);
});

test.each([
  'W'.repeat(32),
  'Rindfleischetikettierungsgesetz: überwachungsaufgabenübertragung',
  'A heading, a line and a name that go on for longer than anyone would read them',
])('Q6 %j gets smaller and stays clear of margin and waveform', async (words) => {
  const margin = { left: shareSize.width - 60, top: 0, width: 60, height: shareSize.height };
  const speech = { left: 0, top: 400, width: shareSize.width, height: 230 };
  const [full, empty] = [(await picture(words)).png, (await picture('')).png];
  for (const part of [margin, speech]) {
    expect((await pixels(full, part)).equals(await pixels(empty, part))).toBe(true);
  }
});

test('Q6 letters without a font are named, and nothing is drawn in their place', () => {
  expect(lettersWithoutFont('AI 受付')).toEqual(['受', '付']);
  expect(drawableText('AI 受付')).toBe('');
  const content = loadContent();
  const renamed = { ...content, agency: { ...content.agency, name: '交換台' } };
  expect(sharePictureProblems(renamed).join()).toMatch(/^No font has 交, 換, 台:/);
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
