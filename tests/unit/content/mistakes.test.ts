import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { services } from '../../content.ts';
import {
  aLine,
  copyContent,
  edit,
  headline,
  inCopy,
  loadCopy,
  mistakes,
  recordingLine,
} from './content-copy.ts';

copyContent();

const [service, other] = services;
const serviceFile = `services/${service?.slug}.yaml`;
const otherFile = `services/${other?.slug}.yaml`;
const sameName = `name: ${JSON.stringify(service?.name)}`;
const [hero, agency, contact] = ['hero.yaml', 'agency.yaml', 'contact.yaml'];
const privacy = 'privacy-policy.md';
const questions = 'questions.yaml';
const call = 'example-call.yaml';
/** The list of fonts, or a place for it. */
const fonts = /^fonts:\n(?:[ -].*\n)*|^(?=tagline:)(?![\s\S]*^fonts:)/m;
const font = (file: string) => `fonts:\n  - file: ${file}\n    role: text\n`;
const recording = (file: string) => `  recording: ${file}\n`;
const reference = /\{\{agency.responseTime\}\}/;

test.each([
  ['a name twice', hero, /$/, '\ntitle: A\n', 'has the name "title" a second'],
  ['the name of another', otherFile, /^name: .*/m, sameName, `as ${service?.slug}.yaml does`],
  ['too few', serviceFile, /features:\n.*\n/, 'features:\n', 'features has 3 entries; write exa'],
  ['no choice', serviceFile, /pictogram: .*/, 'pictogram: robot', 'pictogram is "robot"; write'],
  ['no entry', hero, /primaryButton: .*\n/, '', 'hero.yaml: primaryButton is missing; add it.'],
  ['a misspelling', hero, /^title:/, 'titel:', 'line 1: titel does not belong here; write "title"'],
  ['too much', hero, /^.*/, `title: ${'word '.repeat(14)}w`, 'title has 71 characters; write at'],
  ['a long word', hero, /^.*/, `title: ${'a'.repeat(33)}`, 'has a word of more than 32 char'],
  ['no date', privacy, /^---[\s\S]*?---\n/, 'Text\n---\na\n---\n', 'does not begin with the lines'],
  ['no address', agency, /email: .*/, 'email: a.com', 'email is not an email address;'],
  ['no country', agency, /phone: .*/, 'phone: 212 555-0142', 'phone is not a phone number'],
  ['no https', agency, /url: .*/, 'url: cal.com', 'consultation, url is not an https'],
  [
    'no fact',
    contact,
    reference,
    '{{agency.reply}}',
    'has {{agency.reply}}, which matches no fact',
  ],
  ['an open reference', contact, reference, '{{agency.reply}', 'has {{, which matches no fact'],
  ['no sound', call, recordingLine, recording('a.docx'), 'recording is not a name that a host'],
  ['no file', call, recordingLine, recording('no.mp3'), 'recording names "no.mp3"; put that file'],
  ['no font', agency, fonts, font('a.ttf'), 'entry 1, file is not a font'],
  ['no range', agency, fonts, `${font('a.woff2')}    letters: a-z\n`, 'is not a range of'],
  ['no date', privacy, /effective: .*/, 'effective: X', 'effective is not a date; write'],
])('O1 %s in %s: %s as %j', (_, file, from, to, says) => {
  edit(file, from, to);
  const found = mistakes();
  const saying = found.filter((line) => line.startsWith(file) && line.includes(says));
  expect(saying, found.join('\n')).toHaveLength(1);
  for (const line of found) expect(line).toMatch(aLine);
});

test('O1 a wrong fact is reported in its own file only', () => {
  edit(agency, /^name:/, 'nmae:');
  const files = mistakes().map((line) => line.split(/[,:]/)[0]);
  expect(new Set(files)).toEqual(new Set([agency]));
});

test.each([
  ['figure', 'value'],
  ['commitment', 'text'],
])('O9 a text refers to a %s by its name', (kind, part) => {
  headline(`"Our {{agency.${kind}s.another}}"`);
  const says = `hero.yaml, line 1: title has {{agency.${kind}s.another}}, which names a ${kind} that agency.yaml does not have; add "- name: another" to its ${kind}s,`;
  expect(mistakes()).toEqual([expect.stringContaining(says)]);
  const path = inCopy(agency);
  const facts = parse(readFileSync(path, 'utf8'), { schema: 'failsafe' });
  facts[`${kind}s`] = [...(facts[`${kind}s`] ?? []), { name: 'another', [part]: 'word' }];
  writeFileSync(path, stringify(facts, { lineWidth: 0 }));
  expect(loadCopy().hero.title).toBe('Our word');
});

test.each([hero, agency, privacy])('O1 %s is empty or missing: one line', (file) => {
  const line = `${file}: is missing or empty; restore it, from the files`;
  writeFileSync(inCopy(file), '\n');
  expect(mistakes()).toEqual([expect.stringContaining(line)]);
  rmSync(inCopy(file));
  expect(mistakes()).toEqual([expect.stringContaining(line)]);
});

test('O1 a mark of the encoding before a text is no mistake', () => {
  for (const file of [hero, privacy]) edit(file, /^/, '\ufeff');
  expect(mistakes()).toEqual([]);
});

test.each([
  ['UTF-16', Buffer.from('\ufefftitle: A', 'utf16le'), 'hero.yaml: is in the encoding UTF-16'],
  ['Windows-1252', Buffer.from('title: A\na: I\x92m', 'latin1'), 'hero.yaml, line 2: has "I’m"'],
  ['a lost letter', Buffer.from('title: I\ufffdm'), 'hero.yaml, line 1: has "\ufffd" in place of'],
])('O1 a file in %s', (_, bytes, says) => {
  writeFileSync(inCopy(hero), bytes);
  expect(mistakes()).toEqual([expect.stringContaining(says)]);
  expect(mistakes()[0]).toMatch(aLine);
});

test('O1 a service whose file has another ending is reported', () => {
  cpSync(inCopy(serviceFile), inCopy('services/more.yaml.txt'));
  const saying = expect.stringMatching(/^services\/more\.yaml\.txt: is not read.* more\.yaml/);
  expect(mistakes()).toEqual([saying]);
  cpSync(inCopy(serviceFile), inCopy('services/more.yaml'));
  expect(mistakes()).toContainEqual(saying);
});

test('O1 every mistake in every file is reported at once', () => {
  headline('One: two');
  edit(agency, /email: .*/, 'email: hello');
  edit(questions, /^title:.*\n/, '');
  const files = mistakes().map((line) => line.split(/[,:]/)[0]);
  expect(files).toEqual(expect.arrayContaining([hero, agency, questions]));
});
