import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatIssue } from '../../../src/content/issue.ts';
import { readYaml } from '../../../src/content/read-yaml.ts';
import * as content from '../../content.ts';
import {
  copyContent,
  edit,
  headline,
  inCopy,
  issue,
  issues,
  loadCopy,
  setValue,
} from './content-copy.ts';

copyContent();

const [service, other] = content.services;
const serviceFile = `services/${service?.slug}.yaml`;
const otherFile = `services/${other?.slug}.yaml`;
const [hero, agency, contact] = ['hero.yaml', 'agency.yaml', 'contact.yaml'] as const;
const privacy = 'privacy-policy.md';
const call = 'example-call.yaml';
const font = { file: 'a.woff2', role: 'text' };

test.each<[file: string, path: string, value: unknown, says: string, issuePart?: string]>([
  [otherFile, 'name', service?.name, `as in ${service?.slug}.yaml;`],
  [serviceFile, 'features', ['A', 'B', 'C'], 'has 3 entries; write exactly 4'],
  [serviceFile, 'drawing', 'robot', 'is "robot"; write'],
  [hero, 'primaryButton', '', 'is missing; add it.'],
  [hero, 'titel', 'A', 'does not belong here; write "title"'],
  [hero, 'title', `${'word '.repeat(14)}w`, 'has 71 characters; write at'],
  [hero, 'title', 'a'.repeat(33), 'has a word of more than 32'],
  [agency, 'email', 'a.com', 'is not an email address;'],
  [agency, 'phone', '212 555-0142', 'is not a phone number'],
  [agency, 'consultation/url', 'cal.com', 'is not an https'],
  [contact, 'email/text', 'In {{agency.a}}', 'has {{agency.a}}, which matches no'],
  [contact, 'email/text', 'In {{agency.name}', 'has {{, which matches no'],
  [call, 'call/recording', 'a.docx', 'is not a valid file'],
  [call, 'call/recording', 'no.mp3', 'names "no.mp3", which'],
  [agency, 'fonts/0', { ...font, file: 'a.ttf' }, 'must be a WOFF2', '/file'],
  [agency, 'fonts/0', { ...font, unicodeRange: 'a-z' }, 'is not a', '/unicodeRange'],
])('O1 %s: setting %s to %j reports only: %s', (file, path, value, says, issuePart = '') => {
  setValue(file, path, value);
  expect(issues()).toEqual([issue(file, path + issuePart, says)]);
  for (const { text } of issues()) expect(text).toMatch(/^\S.*[^.]\.$/);
});

test.each([
  ['title: We are #1 in Boston', 1, 'has everything after " #" ignored as a comment;'],
  ['title: {{agency.name}}', 1, 'begins with a special character; put quotation'],
  ['list:\n  - A\n    -B', 2, 'continues on the next line, which begins with "-"'],
  ['list:\n  - A\n - B', 3, 'is not valid YAML (A block sequence may not'],
  ['card:\n  label: "A\n  text: B', 2, 'is not valid YAML (Missing closing "quote)'],
  ['card:\n\n  # B\n  label: He said: "yes"', 4, 'is not valid YAML (Nested mappings'],
])('O1 %j is reported at line %i: %s', (text, line, says) => {
  expect(readYaml(text).issues).toEqual([{ line, text: expect.stringContaining(says) }]);
});

test.each([
  ['title: >- # B\n  One two', { title: 'One two' }],
  ['title: One\n  two', { title: 'One two' }],
  ['title:\n  - A\n    # B\n  - "C" # D', { title: ['A', 'C'] }],
])('O1 %j is accepted', (text, data) => {
  expect(readYaml(text)).toMatchObject({ data, issues: [] });
});

// The last one has more letters than a word may have: its language needs no spaces.
test.each([
  ...['yes', '0123', '~', '1.0', '2026-01-31'],
  '无论白天黑夜还是节假日我们的语音助手都会用亲切自然的声音接听您客户的每一个来电',
])('O1 %s is the text that was typed', (typed) => {
  headline(typed);
  expect(loadCopy().hero.title).toBe(typed);
});

test('O1 an issue is one sentence with its file, line and path', () => {
  const label = { file: hero, line: 9, path: ['stats', 2, 'label'], text: 'is empty.' };
  expect(formatIssue(label, 'copy')).toBe(
    'copy/hero.yaml, line 9: stats, entry 3, label is empty.',
  );
});

test.each([
  ['figures', 'value', 'basis'],
  ['commitments', 'text', 'approval'],
] as const)('O9 a text refers to the %s by name alone', (list, part, note) => {
  headline(`"Our {{agency.${list}.another}}"`);
  const says = `has {{agency.${list}.another}}, which names a ${list.slice(0, -1)} that agency.yaml does not have; add "- name: another" to its ${list},`;
  expect(issues()).toEqual([issue(hero, 'title', says, { line: 1 })]);
  const end = content.agency[list].length;
  setValue(agency, `${list}/${end}`, { name: 'another', [part]: 'word', [note]: 'Private' });
  expect(loadCopy().hero.title).toBe('Our word');
  for (const deeper of [part, note]) {
    headline(`"Our {{agency.${list}.another.${deeper}}}"`);
    const fix = `another.${deeper}}}, which matches no fact; write {{agency.${list}.another}}.`;
    expect(issues()).toContainEqual(issue(hero, 'title', fix, { line: 1 }));
  }
});

test.each([hero, agency, privacy])('O1 %s is empty or missing: one issue', (file) => {
  const missing = issue(file, '', 'is missing or empty; restore it, from the files');
  writeFileSync(inCopy(file), '\n');
  expect(issues()).toEqual([missing]);
  rmSync(inCopy(file));
  expect(issues()).toEqual([missing]);
});

test('O1 a byte order mark before a text is accepted', () => {
  for (const file of [hero, privacy]) edit(file, /^/, '\ufeff');
  expect(issues()).toEqual([]);
});

test.each([
  ['UTF-16', Buffer.from('\ufefftitle: A', 'utf16le'), null, 'is in the encoding UTF-16'],
  ['Windows-1252', Buffer.from('title: A\na: I\x92m', 'latin1'), 2, 'has a character that is not'],
])('O1 a file in %s', (_, bytes, line, says) => {
  writeFileSync(inCopy(hero), bytes);
  expect(issues()).toEqual([issue(hero, '', says, { line })]);
});

test('O1 a service whose file has another ending is reported', () => {
  cpSync(inCopy(serviceFile), inCopy('services/more.yaml.txt'));
  const unread = (fix: string) => issue('services/more.yaml.txt', '', `is not read${fix}`);
  expect(issues()).toEqual([unread('; rename it to more.yaml')]);
  cpSync(inCopy(serviceFile), inCopy('services/more.yaml'));
  expect(issues()).toContainEqual(unread(', but more.yaml is'));
});

test('O1 every issue in every file is reported at once', () => {
  headline('One: two');
  setValue(agency, 'email', 'hello');
  setValue('questions.yaml', 'title', '');
  const files = issues().map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([hero, agency, 'questions.yaml']));
});
