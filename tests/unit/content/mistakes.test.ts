import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { sentenceOf } from '../../../src/content/mistake.ts';
import { services } from '../../content.ts';
import {
  copyContent,
  edit,
  headline,
  inCopy,
  loadCopy,
  mistake,
  mistakes,
  recordingLine,
} from './content-copy.ts';

copyContent();

const [service, other] = services;
const serviceFile = `services/${service?.slug}.yaml`;
const otherFile = `services/${other?.slug}.yaml`;
const sameName = `name: ${JSON.stringify(service?.name)}`;
const [hero, agency, contact] = ['hero.yaml', 'agency.yaml', 'contact.yaml'] as const;
const privacy = 'privacy-policy.md';
const call = 'example-call.yaml';
/** The list of fonts, or a place for it. */
const fonts = /^fonts:\n(?:[ -].*\n)*|^(?=tagline:)(?![\s\S]*^fonts:)/m;
const font = (file: string) => `fonts:\n  - file: ${file}\n    role: text\n`;
const recording = (file: string) => `  recording: ${file}\n`;
const reference = /\{\{agency.responseTime\}\}/;

test.each([
  [hero, /$/, '\ntitle: A\n', '', 'has the name "title" a second'],
  [otherFile, /^name: .*/m, sameName, 'name', `as in ${service?.slug}.yaml;`],
  [serviceFile, /features:\n.*\n/, 'features:\n', 'features', 'has 3 entries; write exactly 4'],
  [serviceFile, /pictogram: .*/, 'pictogram: robot', 'pictogram', 'is "robot"; write'],
  [hero, /primaryButton: .*\n/, '', 'primaryButton', 'is missing; add it.'],
  [hero, /^title:/, 'titel:', 'titel', 'does not belong here; write "title"'],
  [hero, /^.*/, `title: ${'word '.repeat(14)}w`, 'title', 'has 71 characters; write at'],
  [hero, /^.*/, `title: ${'a'.repeat(33)}`, 'title', 'has a word of more than 32'],
  [privacy, /^---[\s\S]*?---\n/, 'Text\n---\na\n---\n', '', 'does not begin with'],
  [agency, /email: .*/, 'email: a.com', 'email', 'is not an email address;'],
  [agency, /phone: .*/, 'phone: 212 555-0142', 'phone', 'is not a phone number'],
  [agency, /url: .*/, 'url: cal.com', 'consultation/url', 'is not an https'],
  [contact, reference, '{{agency.a}}', 'email/text', 'has {{agency.a}}, which matches no'],
  [contact, reference, '{{agency.a}', 'email/text', 'has {{, which matches no'],
  [call, recordingLine, recording('a.docx'), 'call/recording', 'is not a name that a'],
  [call, recordingLine, recording('no.mp3'), 'call/recording', 'names "no.mp3", which'],
  [agency, fonts, font('a.ttf'), 'fonts/0/file', 'is not a font'],
  [agency, fonts, `${font('a.woff2')}    letters: a-z\n`, 'fonts/0/letters', 'is not a'],
  [privacy, /effective: .*/, 'effective: X', 'effective', 'is not a date; write'],
])('O1 of %s with %s as %j is said: %s %s', (file, from, to, path, says) => {
  edit(file, from, to);
  expect(mistakes()).toContainEqual(mistake(file, path, says));
  for (const { text } of mistakes()) expect(text).toMatch(/^\S.*[^.]\.$/);
});

test('O1 a mistake is said in one sentence with its file, line and place', () => {
  const label = { file: hero, line: 9, path: ['stats', 2, 'label'], text: 'is empty.' };
  expect(sentenceOf(label, 'copy')).toBe('copy/hero.yaml, line 9: stats, entry 3, label is empty.');
});

test('O1 a wrong fact is reported in its own file only', () => {
  edit(agency, /^name:/, 'nmae:');
  expect(new Set(mistakes().map(({ file }) => file))).toEqual(new Set([agency]));
});

test.each([
  ['figure', 'value'],
  ['commitment', 'text'],
])('O9 a text refers to a %s by its name', (kind, part) => {
  headline(`"Our {{agency.${kind}s.another}}"`);
  const says = `has {{agency.${kind}s.another}}, which names a ${kind} that agency.yaml does not have; add "- name: another" to its ${kind}s,`;
  expect(mistakes()).toEqual([mistake(hero, 'title', says, { line: 1 })]);
  const path = inCopy(agency);
  const facts = parse(readFileSync(path, 'utf8'), { schema: 'failsafe' });
  facts[`${kind}s`] = [...(facts[`${kind}s`] ?? []), { name: 'another', [part]: 'word' }];
  writeFileSync(path, stringify(facts, { lineWidth: 0 }));
  expect(loadCopy().hero.title).toBe('Our word');
});

test.each([hero, agency, privacy])('O1 %s is empty or missing: one mistake', (file) => {
  const missing = mistake(file, '', 'is missing or empty; restore it, from the files');
  writeFileSync(inCopy(file), '\n');
  expect(mistakes()).toEqual([missing]);
  rmSync(inCopy(file));
  expect(mistakes()).toEqual([missing]);
});

test('O1 a mark of the encoding before a text is no mistake', () => {
  for (const file of [hero, privacy]) edit(file, /^/, '\ufeff');
  expect(mistakes()).toEqual([]);
});

test.each([
  ['UTF-16', Buffer.from('\ufefftitle: A', 'utf16le'), null, 'is in the encoding UTF-16'],
  ['Windows-1252', Buffer.from('title: A\na: I\x92m', 'latin1'), 2, 'has "I’m"'],
  ['a lost letter', Buffer.from('title: I\ufffdm'), 1, 'has "\ufffd" in place of'],
])('O1 a file in %s', (_, bytes, line, says) => {
  writeFileSync(inCopy(hero), bytes);
  expect(mistakes()).toEqual([mistake(hero, '', says, { line })]);
});

test('O1 a service whose file has another ending is reported', () => {
  cpSync(inCopy(serviceFile), inCopy('services/more.yaml.txt'));
  const unread = (fix: string) => mistake('services/more.yaml.txt', '', `is not read${fix}`);
  expect(mistakes()).toEqual([unread('; rename it to more.yaml')]);
  cpSync(inCopy(serviceFile), inCopy('services/more.yaml'));
  expect(mistakes()).toContainEqual(unread(', but more.yaml is'));
});

test('O1 every mistake in every file is reported at once', () => {
  headline('One: two');
  edit(agency, /email: .*/, 'email: hello');
  edit('questions.yaml', /^title:.*\n/, '');
  const files = mistakes().map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([hero, agency, 'questions.yaml']));
});
