import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines } from '../../../src/seo/break-lines.ts';
import { openFont } from '../../../src/seo/outline-text.ts';
import { sharePicture } from '../../../src/seo/share-picture.ts';

const display = await openFont('src/styles/fonts/schibsted-grotesk.woff2');
const text = await openFont('src/styles/fonts/hanken-grotesk.woff2');
const colors = {
  bg: '#0d131b',
  dot: '#333b46',
  ink: '#edf0f4',
  muted: '#c7cdd4',
  primary: '#febb45',
};
const picture = (heading: string, start = 0) =>
  sharePicture({ name: 'Switchboard', heading, line: 'A line.' }, { display, text }, colors, start);

describe('Q6 share pictures', () => {
  test('are drawn from shapes alone, so no machine needs a font', () => {
    expect(picture('Privacy Policy')).not.toMatch(/<text|font|href|url\(/);
  });

  test('show the words, and a stretch of speech of their own', () => {
    expect(picture('Privacy Policy')).not.toBe(picture('Terms of Service'));
    expect(picture('Privacy Policy', 0)).not.toBe(picture('Privacy Policy', 17));
    expect(picture('Privacy Policy', 0)).toBe(picture('Privacy Policy', 40));
  });

  test('a long heading gets smaller and never leaves the picture', () => {
    const long = 'A Heading That Goes On for Longer Than Anyone Would Read Beside a Link';
    const lefts = [...picture(long).matchAll(/transform="translate\(([\d.]+) ([\d.]+)\)/g)];
    for (const [, x, y] of lefts) {
      expect(Number(x)).toBeLessThan(1200);
      expect(Number(y)).toBeLessThan(630);
    }
  });

  test('a character that the font lacks is named', () => {
    expect(() => picture('Łódź')).toThrow('schibsted-grotesk.woff2 has no "Ł"');
  });

  test('a name in letters that the font lacks leaves the logo to stand alone', () => {
    const named = (name: string) =>
      sharePicture({ name, heading: 'Terms', line: null }, { display, text }, colors, 0);
    expect(named('Łódź Voice')).toBe(named(''));
    expect(named('Lodz Voice')).not.toBe(named(''));
  });

  test('letters are kerned as in a browser: a pair is narrower than its letters', () => {
    const width = (letters: string) => display(letters, 100).width;
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
    expect(display('', 100)).toEqual({ path: '', width: 0 });
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

  test('keep every word in its order, and fit unless one word alone does not', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 40 }), (all, widest) => {
        const lines = breakLines(all.join(' '), widest, measure);
        expect(lines.join(' ')).toBe(all.join(' '));
        for (const line of lines) expect(line.length <= widest || !line.includes(' ')).toBe(true);
      }),
    );
  });
});
