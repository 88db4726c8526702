import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { breakLines } from '../../../src/seo/break-lines.ts';
import { openFont } from '../../../src/seo/outline-text.ts';
import { shareFile } from '../../../src/seo/share-picture.ts';
import { pages } from '../../content.ts';

const picture = (heading: string, name = 'Switchboard', path = '/') =>
  shareFile({ ...pages.home, path, heading, line: heading }, name).svg;

describe('Q6 share pictures', () => {
  test.each(["Łódź's ½ price, „quotes“?", 'Soft\u00adhyphen & Cafe\u0301 <b>\u0007'])(
    '%j is drawn from shapes alone, so no machine needs a font',
    async (words) => {
      const svg = picture(words, words);
      expect(svg).not.toMatch(/<text|font|href|url\(/);
    },
  );

  test.each([
    'Calls 🎉 answered 👩‍💻',
    '東京受付は二十四時間お電話に応対します。予約もお取りします',
    'مكتب استقبال ذكي & <чат> \ud800 \u0000 \u001b',
    '',
  ])(
    '%j can be read as a picture, in fonts of the system where ours lack letters',
    async (words) => {
      const svg = Buffer.from(picture(words, words));
      const { width, height } = await sharp(svg).metadata();
      expect([width, height]).toEqual([1200, 630]);
    },
  );

  test('one symbol that the fonts lack leaves the words around it in them', async () => {
    const set = await openFont('hanken-grotesk', 400);
    expect(set('≥ 3 lines', 32).markup).toMatch(/^<text [^>]*>≥<\/text><path /);
    expect(set('Łódź и Kraków', 32).markup).toMatch(/^<text [^>]*>Łódź и Kraków<\/text>$/);
  });

  test('each page shows its own words and a stretch of speech of its own', async () => {
    expect(picture('Privacy Policy')).not.toBe(picture('Terms of Service'));
    expect(picture('Policy', 'A')).not.toBe(picture('Policy', 'A', '/privacy-policy'));
  });

  test('a long heading gets smaller and stays inside', async () => {
    const svg = picture('A Heading That Goes On for Longer Than Anyone Would Read Beside It');
    for (const [, x, y] of svg.matchAll(/transform="translate\(([\d.]+) ([\d.]+)\)/g)) {
      expect(Number(x)).toBeLessThan(1200);
      expect(Number(y)).toBeLessThan(630);
    }
  });
});

describe('Q6 lines of a heading', () => {
  const measure = (line: string) => line.length;

  test('are as even as they can be', () => {
    expect(breakLines('Elegant AI Solutions for Modern Business', 30, measure)).toEqual([
      'Elegant AI Solutions',
      'for Modern Business',
    ]);
  });

  test('break between the letters of scripts without spaces, and not before a full stop', () => {
    expect(breakLines('東京受付。予約', 4, measure)).toEqual(['東京受', '付。予約']);
  });

  test('keep every word in its order, and fit unless one word alone does not', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 40 }), (all, widest) => {
        const lines = breakLines(all.join(' '), widest, measure);
        expect(lines.join(' ')).toBe(all.join(' '));
        for (const line of lines) expect(line.length <= widest || !line.includes(' ')).toBe(true);
      }),
      { seed: 6 },
    );
  });
});
