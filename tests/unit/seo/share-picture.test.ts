import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { breakLines } from '../../../src/seo/break-lines.ts';
import { openFont } from '../../../src/seo/outline-text.ts';
import { shareFile, shareSize } from '../../../src/seo/share-picture.ts';
import { pages } from '../../content.ts';

const picture = (heading: string) =>
  shareFile({ ...pages.home, path: '/', heading, shareSubtitle: heading }, heading).svg;

test.each(["Łódź's ½ price, „quotes“?", 'Soft\u00adhyphen & Cafe\u0301 <b>\u0007'])(
  'Q6 %j is drawn from shapes alone, so no machine needs a font',
  (words) => {
    expect(picture(words)).not.toMatch(/<text|font|href|url\(/);
  },
);

test.each([
  'Calls 🎉 answered 👩‍💻',
  '東京受付は二十四時間お電話に応対します。予約もお取りします',
  'مكتب استقبال ذكي & <чат> \ud800 \u0000 \u001b',
  '',
])('Q6 %j renders as a picture, with system fonts for characters that ours lack', async (words) => {
  const { width, height } = await sharp(Buffer.from(picture(words))).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('Q6 one symbol missing from the fonts does not change the font of the words around it', async () => {
  const set = await openFont('hanken-grotesk', 400);
  expect(set('≥ 3 lines', 32).markup).toMatch(/^<text [^>]*>≥<\/text><path /);
});

test.each([
  'W'.repeat(32),
  'Rindfleischetikettierungsgesetz: überwachungsaufgabenübertragung',
  'A heading, a line and a name that go on for longer than anyone would read them',
])('Q6 %j gets smaller and stays clear of the margin', async (words) => {
  const margin = { left: shareSize.width - 60, top: 0, width: 60, height: shareSize.height };
  const [full, empty] = await Promise.all(
    [words, ''].map((each) =>
      sharp(Buffer.from(picture(each)))
        .extract(margin)
        .raw()
        .toBuffer(),
    ),
  );
  expect(empty && full?.equals(empty)).toBe(true);
});

test('Q6 the address of a picture changes with its words', () => {
  const address = (heading: string) => shareFile({ ...pages.home, heading }, 'Name').path;
  expect(address('One')).toBe(address('One'));
  expect(address('One')).not.toBe(address('Two'));
});

test('Q6 no text can stop the build', async () => {
  const anything = fc.string({ unit: 'binary', maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(anything, async (words) => {
      await sharp(Buffer.from(picture(`${words} <&\ufffe\uffff\ud800\u0000\u009f`))).metadata();
    }),
    { seed: 6, numRuns: 15 },
  );
});

test('Q6 lines break as evenly as they can, and between the letters of scripts without spaces', () => {
  const lines = (text: string, widest: number) => breakLines(text, widest, ({ length }) => length);
  expect(lines('Elegant AI Solutions for Modern Business', 30)[1]).toBe('for Modern Business');
  expect(lines('東京受付。予約', 4)).toEqual(['東京受', '付。予約']);
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 4, max: 40 }), (all, widest) => {
      const broken = lines(all.join(' '), widest);
      expect(broken.join(' ')).toBe(all.join(' '));
      for (const line of broken) expect(line.length <= widest || !line.includes(' ')).toBe(true);
    }),
    { seed: 6 },
  );
});
