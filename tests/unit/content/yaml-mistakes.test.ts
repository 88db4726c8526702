import { expect, test } from 'vitest';
import { readYaml } from '../../../src/content/read-yaml.ts';
import { aLine, copyContent, edit, headline, loadCopy, mistakes } from './content-copy.ts';

copyContent();

test.each([
  ['We are #1 in Boston', 'loses what follows its " #"; put quotation marks'],
  ['"Answered', 'begins with a quotation mark that nothing closes; put one at its end as well'],
  ["'Tis the season", 'begins with an apostrophe, which is read as a quotation mark'],
  ['He said: "yes" to C:\\', 'has a colon within its text; put quotation marks around the whole'],
  ['"Calm" phones', 'has quotation marks that do not'],
  ["'Don't miss a call'", 'has quotation marks that do not'],
  ['"C:\\phones"', 'has a "\\" within quotation marks; write it twice: \\\\.'],
  ['{{agency.name}} answers', 'begins with a special character; put quotation'],
  ['[New] phones', 'begins with a special character'],
  ['Elegant\n  solutions', 'goes on in the next line; write a text on one line'],
])('O1 the headline %j, which YAML would misread', (typed, says) => {
  headline(typed);
  expect(mistakes()).toEqual([expect.stringContaining(`hero.yaml, line 1: ${says}`)]);
  expect(mistakes()[0]).toMatch(aLine);
});

// The last three have more letters than a word may have: their languages need no spaces.
test.each([
  ...['yes', '0123', '~', '1.0', '2026-01-31'],
  'お客様からのお電話に、昼も夜も、休みの日も、丁寧な声で自動でお答えします。',
  '无论白天黑夜还是节假日我们的语音助手都会用亲切自然的声音接听您客户的每一个来电',
  'เราตอบทุกสายโทรศัพท์ของลูกค้าคุณทั้งกลางวันและกลางคืน',
])('O1 %s is the text that was typed', (typed) => {
  headline(typed);
  expect(loadCopy().hero.title).toBe(typed);
});

test('O1 brackets around nothing are an empty list', () => {
  edit('agency.yaml', /^social:\n(?: .*\n)*/m, 'social: []\n');
  expect(loadCopy().agency.social).toEqual([]);
});

/** What may happen to a line of any file, and what is then said of this very line. */
const slips: readonly (readonly [name: string, from: RegExp, to: string, says: RegExp])[] = [
  ['a tab', /^ +/, '\t', /begins with a tab/],
  [
    'no space after a colon',
    /^( *\w+): (?=\S)/,
    '$1:',
    /no space after its colon; write "name: text"/,
  ],
  ['no space after a dash', /^( *)- /, '$1-', /has no space after its "-"/],
  [
    'no colon',
    /^( *\w+):(?= \w[^:]*$)/,
    '$1',
    /no name with a colon|not indented like its neighbors/,
  ],
  ['an apostrophe', /: (?=[^"':]*$)/, ": 'T", /apostrophe, which is read as a quotation mark/],
  ['no quotation mark at the end', /(: "[^"]+)"$/, '$1', /quotation mark that nothing closes/],
  [
    'a colon within a text',
    /(: [^"']+)$/,
    '$1: more',
    /has a colon within its text; put quotation/,
  ],
  ['what is left of a merge', /^/, '<<<<<<< HEAD', /is left from a merge/],
];

const sample = `# What the agency offers
title: Calls, answered
tagline: "Yours: at any hour"
card:
  label: Free
  text: "{{agency.name}} calls"

stats:
  - figure: "24/7"
    label: Hours
  - figure: 50+
    label: Clients
list:
  - First
  - "Second: last"
`.split('\n');

test.each(slips)('O1 %s is said of the line where it is', (_, from, to, says) => {
  expect(readYaml(sample.join('\n')).mistakes).toEqual([]);
  const places = [...sample.keys()].filter((at) => !/^(#|$)/.test(sample[at] ?? ''));
  const slipped = places.filter((at) => from.test(sample[at] ?? ''));
  expect(slipped).not.toEqual([]);
  for (const at of slipped) {
    const line = sample[at]?.replace(from, to) ?? '';
    const { mistakes } = readYaml(sample.with(at, line).join('\n'));
    expect(mistakes, line).toEqual([{ line: at + 1, text: expect.stringMatching(says) }]);
  }
});
