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
  ['{{agency.name}} answers', 'begins with a sign that has a meaning of its own; put quotation'],
  ['[New] phones', 'begins with a sign'],
  ['Elegant\n  solutions', 'goes on in the next line; write a text on one line'],
])('O1 the headline %j, which YAML would misread', (typed, says) => {
  headline(typed);
  expect(mistakes()).toEqual([expect.stringContaining(`hero.yaml, line 1: ${says}`)]);
  expect(mistakes()[0]).toMatch(aLine);
});

test.each(['yes', '0123', '~', '1.0', '2026-01-31'])(
  'O1 %s is the text that was typed',
  (typed) => {
    headline(typed);
    expect(loadCopy().hero.title).toBe(typed);
  },
);

test('O1 brackets around nothing are an empty list', () => {
  edit('agency.yaml', /^social:\n(?: .*\n)*/m, 'social: []\n');
  expect(loadCopy().agency.social).toEqual([]);
});

/** What may happen to a line of any file, and what is then said of this very line; null where it cannot happen. */
const slips: Readonly<Record<string, { slip: (line: string) => string | null; says: RegExp }>> = {
  'a tab': {
    slip: (line) => (/^ /.test(line) ? line.replace(/^ +/, '\t') : null),
    says: /begins with a tab/,
  },
  'no space after a colon': {
    slip: (line) => (/^ *\w+: \S/.test(line) ? line.replace(': ', ':') : null),
    says: /has no space after its colon; write "name: text"/,
  },
  'no space after a dash': {
    slip: (line) => (/^ *- /.test(line) ? line.replace('- ', '-') : null),
    says: /has no space after its "-"/,
  },
  'no colon': {
    slip: (line) => (/^ *\w+: \w[^:]*$/.test(line) ? line.replace(':', '') : null),
    says: /has no name with a colon|is not indented like its neighbors/,
  },
  'an apostrophe before a text': {
    slip: (line) => (/: [^"':]*$/.test(line) ? line.replace(': ', ": 'T") : null),
    says: /begins with an apostrophe, which is read as a quotation mark/,
  },
  'no quotation mark at the end': {
    slip: (line) => (/: "[^"]+"$/.test(line) ? line.slice(0, -1) : null),
    says: /begins with a quotation mark that nothing closes/,
  },
  'a colon within a text': {
    slip: (line) => (/: [^"']+$/.test(line) ? `${line}: more` : null),
    says: /has a colon within its text; put quotation marks around the whole text/,
  },
  'what is left of a merge': {
    slip: (line) => `<<<<<<< HEAD${line}`,
    says: /is left from a merge/,
  },
};

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

test.each(Object.entries(slips))('O1 %s is said of the line where it is', (_, { slip, says }) => {
  expect(readYaml(sample.join('\n')).mistakes).toEqual([]);
  const slipped = sample.map((line) => (/^#|^$/.test(line) ? null : slip(line)));
  expect(slipped.some((line) => line !== null)).toBe(true);
  for (const [index, line] of slipped.entries()) {
    if (line === null) continue;
    const { mistakes } = readYaml(sample.with(index, line).join('\n'));
    expect(mistakes, line).toEqual([{ line: index + 1, text: expect.stringMatching(says) }]);
  }
});
