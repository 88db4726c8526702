import { expect, test } from 'vitest';
import { readYaml } from '../../../src/content/read-yaml.ts';
import { copyContent, headline, loadCopy, mistake, mistakes } from './content-copy.ts';

copyContent();

test.each([
  ['We are #1 in Boston', 'has everything after " #" ignored as a comment; put quotation marks'],
  ['"Answered', 'begins with a quotation mark that nothing closes; put one at its end as well'],
  ["'Tis the season", 'begins with an apostrophe, which is read as a quotation mark'],
  ['He said: "yes" to C:\\', 'has a colon within its text; put quotation marks around the whole'],
  ['"Calm" phones', 'has quotation marks that do not'],
  ['"C:\\phones"', 'has a "\\" within quotation marks; write it twice: \\\\.'],
  ['{{agency.name}} answers', 'begins with a special character; put quotation'],
  ['Elegant\n  solutions', 'goes on in the next line; write a text on one line'],
])('O1 the headline %j, which YAML would misread', (typed, says) => {
  headline(typed);
  expect(mistakes()).toEqual([mistake('hero.yaml', '', says, { line: 1 })]);
});

// The last one has more letters than a word may have: its language needs no spaces.
test.each([
  ...['yes', '0123', '~', '1.0', '2026-01-31'],
  '无论白天黑夜还是节假日我们的语音助手都会用亲切自然的声音接听您客户的每一个来电',
])('O1 %s is the text that was typed', (typed) => {
  headline(typed);
  expect(loadCopy().hero.title).toBe(typed);
});

test.each([
  ['title: A\nlabel:B', 2, 'has no space after its colon; write "name: text"'],
  ['list:\n  - A\n  -B', 3, 'has no space after its "-"'],
  ['card:\n  label: A\n  text B', 3, 'has no name with a colon'],
  ['card:\n  label: "A\n  text: B', 2, 'begins with a quotation mark that nothing closes'],
  ['card:\n\n  # B\n  label: B: C', 4, 'has a colon within its text; put quotation marks'],
  ['title: A\n<<<<<<< HEAD\nlabel: B', 2, 'is left from a merge'],
])('O1 a mistake in %j is said of line %i: %s', (text, line, says) => {
  expect(readYaml(text).mistakes).toEqual([{ line, text: expect.stringContaining(says) }]);
});
