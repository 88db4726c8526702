import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load.ts';
import { services } from '../../content.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

function edit(file: string, from: RegExp, to: string): void {
  const path = join(directory, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** What is said of the folder, a line each, without the folder's name. */
function mistakes(): string[] {
  try {
    loadContent(directory);
    return [];
  } catch (error) {
    return (error as Error).message.replaceAll(`${directory}/`, '').split('\n');
  }
}

const [service] = services;
const serviceFile = `services/${service?.slug}.yaml`;
const named = `${serviceFile} (${service?.name})`;
const quote = 'put quotation marks around the whole text: "…".';

/** Sets the headline, which is the first line of its file. */
const headline = (typed: string) => ['hero.yaml', /^title: .*/, `title: ${typed}`] as const;
const title = 'hero.yaml, line 1: ';

describe('O1 what YAML cannot read, or would misread', () => {
  test.each([
    ['a colon', headline('Phones: answered'), `${title}has a colon within its text; ${quote}`],
    [
      'a comment sign',
      headline('We are #1 in Boston'),
      `${title}loses what follows its " #"; ${quote}`,
    ],
    [
      'a tab',
      ['hero.yaml', /\n {2}- Good/, '\n\t- Good'],
      'hero.yaml, line 6: begins with a tab; use spaces.',
    ],
    [
      'a quotation mark that is not closed',
      headline('"Answered'),
      `${title}has quotation marks that do not enclose the whole text; begin and end it with " and write \\" for one inside.`,
    ],
    [
      'words after a quotation mark',
      headline('"Calm" phones'),
      `${title}has quotation marks that do not`,
    ],
    [
      'an apostrophe within single quotes',
      headline("'Don't miss a call'"),
      `${title}has quotation marks that do not`,
    ],
    [
      'a backslash',
      headline('"C:\\phones"'),
      `${title}has a "\\" within quotation marks; write it twice: \\\\.`,
    ],
    [
      'a reference at the beginning',
      headline('{{agency.name}} answers'),
      `${title}begins with a sign that has a meaning of its own; ${quote}`,
    ],
    ['a reference alone', headline('{{agency.name}}'), `${title}begins with a sign`],
    ['an @ at the beginning', headline('@switchboard'), `${title}begins with a sign`],
    ['a star', headline('*New* phones'), `${title}begins with a sign`],
    ['an ampersand', headline('&Co phones'), `${title}begins with a sign`],
    ['an exclamation mark', headline('!Now'), `${title}begins with a sign`],
    ['a bracket', headline('[New] phones'), `${title}begins with a sign`],
    [
      'no space after a colon',
      ['hero.yaml', /^title: /, 'title:'],
      `${title}has no space after its colon; write "name: text".`,
    ],
    [
      'no colon',
      ['hero.yaml', /^title: /, 'title '],
      `${title}has no name with a colon; write "name: text", or "- text" in a list.`,
    ],
    ['no space after a dash', ['hero.yaml', / {2}- evening/, '  -evening'], 'hero.yaml, line 7: '],
    [
      'an entry that is indented less',
      ['hero.yaml', / {2}- evening/, ' - evening'],
      'hero.yaml, line 7: ',
    ],
    ['a part that is indented more', ['hero.yaml', /\nprimary/, '\n  primary'], 'hero.yaml, line '],
    [
      'a name twice',
      ['hero.yaml', /\nprimary/, '\ntitle: Again\nprimary'],
      'hero.yaml, line 3: has the name "title" a second time; keep one.',
    ],
    [
      'a text on two lines',
      headline('Elegant\n  solutions'),
      `${title}goes on in the next line; write a text on one line`,
    ],
    [
      'a merge that was not finished',
      ['hero.yaml', /^/, '<<<<<<< HEAD\n'],
      `${title}is left from a merge; take it out.`,
    ],
  ] as const)('%s', (_, [file, from, to], says) => {
    edit(file, from, to);
    expect(
      mistakes().filter((line) => line.startsWith(says)),
      mistakes().join('\n'),
    ).toHaveLength(1);
    expect(mistakes()).toHaveLength(1);
  });

  test.each(['yes', '0123', '~', 'null', '1.0', '24', '2026-01-31'])(
    '%s is the text that was typed',
    (typed) => {
      edit(...headline(typed));
      expect(loadContent(directory).hero.title).toBe(typed);
    },
  );
});

describe('O1 what does not fit its place', () => {
  test.each([
    [
      'three features',
      [serviceFile, /features:\n.*\n/, 'features:\n'],
      `${named}, line 5: features has 3 entries; write exactly 4.`,
    ],
    [
      'a text for a list',
      [serviceFile, /features:\n( {2}- .*\n)+/, 'features: Four\n'],
      `${named}, line 4: features is no list; begin each entry on a line of its own with "- ".`,
    ],
    [
      'a colon in a list',
      [serviceFile, /features:\n {2}- .*/, 'features:\n  - Answers: always'],
      `${named}, line 5: features, entry 1 has a colon within its text; ${quote}`,
    ],
    [
      'a removed line',
      ['hero.yaml', /primary: .*\n/, ''],
      'hero.yaml: primary is missing; write it.',
    ],
    [
      'an emptied line',
      ['hero.yaml', /primary: .*/, 'primary:'],
      'hero.yaml, line 3: primary is missing; write it.',
    ],
    ['an emptied file', ['hero.yaml', /[\s\S]*/, ''], 'hero.yaml: title is missing; write it.'],
    [
      'a misspelled name',
      ['hero.yaml', /^title:/, 'titel:'],
      'hero.yaml, line 1: titel does not belong here; correct its name or take it out.',
    ],
    [
      'a headline of 71 characters',
      headline(`${'word '.repeat(14)}w`),
      `${title}title has 71 characters; write at most 70.`,
    ],
    [
      'a word too long for a phone',
      headline('a'.repeat(33)),
      `${title}title has a word of more than 32 characters`,
    ],
    [
      'a drawing that does not exist',
      [serviceFile, /pictogram: .*/, 'pictogram: robot'],
      `pictogram is "robot"; write "voice" or "chat" or "social" or "website".`,
    ],
    [
      'an address without @',
      ['agency.yaml', /email: .*/, 'email: hello.agency.com'],
      'agency.yaml, line 4: email is no e-mail address; write one like hello@agency.com',
    ],
    [
      'a phone number without a country',
      ['agency.yaml', /phone: .*/, 'phone: (212) 555-0142'],
      'agency.yaml, line 5: phone is no phone number with its country code; write it like +1',
    ],
    [
      'a page without https',
      ['agency.yaml', /url: .*/, 'url: cal.com/me'],
      'agency.yaml, line 10: consultation, url is no https address; write it whole',
    ],
    [
      'minutes in words',
      ['agency.yaml', /minutes: .*/, 'minutes: thirty'],
      'agency.yaml, line 9: consultation, minutes is no whole number; write it in digits, like 30.',
    ],
    [
      'a language that is none',
      ['agency.yaml', /language: .*/, 'language: english please'],
      'agency.yaml, line 2: language is no language; write its code',
    ],
    [
      'a reference to no fact',
      ['contact.yaml', /\{\{agency.responseTime\}\}/, '{{agency.reply}}'],
      'has {{agency.reply}}, which names no fact; write one like {{agency.name}}.',
    ],
    [
      'half a reference',
      ['contact.yaml', /\{\{agency.responseTime\}\}/, '{{agency.responseTime}'],
      'has {{, which names no fact',
    ],
    [
      'no questions',
      ['questions.yaml', /items:[\s\S]*/, ''],
      'questions.yaml: items is missing; write a list of "- text".',
    ],
    [
      'a description of 4 KB',
      ['pages.yaml', /description: .*/, `description: ${'word '.repeat(800)}`],
      'pages.yaml, line 9: home, description has 3999 characters; write at most 160.',
    ],
    [
      'a recording that is no audio file',
      ['company-intro.yaml', /\n {2}scene:/, '\n  recording: call.docx\n  scene:'],
      'company-intro.yaml, line 14: call, recording is no name that a host can serve; write letters, digits',
    ],
    [
      'a recording whose name no address can have',
      ['company-intro.yaml', /\n {2}scene:/, '\n  recording: my call (2).m4a\n  scene:'],
      'call, recording is no name that a host can serve; write letters, digits',
    ],
    [
      'a recording that is not there',
      ['company-intro.yaml', /\n {2}scene:/, '\n  recording: call.mp3\n  scene:'],
      'company-intro.yaml: call, recording names "call.mp3"; put that file into',
    ],
    [
      'a date in words',
      ['privacy-policy.md', /effective: .*/, 'effective: January 2026'],
      'privacy-policy.md, line 2: effective is no date; write year, month and day, like "2026-01-31".',
    ],
    [
      'a policy that names no fact',
      ['privacy-policy.md', /\{\{agency\.email\}\}/, '{{agency.mail}}'],
      '{{agency.mail}} names no fact',
    ],
    [
      'a policy section taken out',
      ['terms-of-service.md', /## 11\. [\s\S]*?(?=## 12)/, ''],
      'the heading "12. Governing law" is number 11; write "## 11. " before its words.',
    ],
  ] as const)('%s', (_, [file, from, to], says) => {
    edit(file, from, to);
    const found = mistakes();
    expect(
      found.filter((line) => line.includes(says)),
      found.join('\n'),
    ).toHaveLength(1);
    for (const line of found)
      expect(line).toMatch(/^[\w/-]+\.(?:yaml|md)(?: \(.*\))?(?:, line \d+)?: \S.*\.$/);
  });

  test.each([
    ['a colon', /tagline: .*/, 'tagline: Phones: answered'],
    ['a misspelled name', /^name:/, 'nmae:'],
    ['a name too long for its place', /^name: .*/, `name: ${'Long '.repeat(30)}`],
    ['a figure taken out', / {2}uptime:\n.*\n.*\n/, ''],
    ['no words at all', /[\s\S]*/, ''],
  ])('a wrong fact is named in its own file alone: %s', (_, from, to) => {
    edit('agency.yaml', from, to);
    expect(mistakes().filter((line) => !line.startsWith('agency.yaml'))).toEqual([]);
    expect(mistakes()).not.toEqual([]);
  });

  test('too few services, and two of one name', () => {
    for (const { slug } of services.slice(2)) rmSync(join(directory, `services/${slug}.yaml`));
    expect(mistakes()).toEqual(['services: holds 2 services; the page has room for 3 to 8.']);
    cpSync(join(directory, serviceFile), join(directory, 'services/copy.yaml'));
    expect(mistakes()).toEqual([
      `services: two services are called "${service?.name}"; rename one.`,
    ]);
  });

  test('a file that is gone', () => {
    rmSync(join(directory, 'hero.yaml'));
    expect(mistakes()[0]).toBe('hero.yaml: title is missing; write it.');
  });

  test('every mistake of every file is named at once', () => {
    edit(...headline('One: two'));
    edit('agency.yaml', /email: .*/, 'email: hello');
    edit('questions.yaml', /^title:.*\n/, '');
    edit(serviceFile, /summary: .*\n/, '');
    expect(mistakes().map((line) => line.split(/[,:]/)[0])).toEqual(
      expect.arrayContaining(['hero.yaml', 'agency.yaml', 'questions.yaml', named]),
    );
  });
});
