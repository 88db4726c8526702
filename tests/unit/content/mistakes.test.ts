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
const [hero, agency] = ['hero.yaml', 'agency.yaml'];
const [privacy, terms] = ['privacy-policy.md', 'terms-of-service.md'];
const [intro, scene] = ['company-intro.yaml', /(?<=call:\n {2}label: .*\n {2})(?=scene)/];
const reference = /\{\{agency.responseTime\}\}/;

/** Sets the headline, which is the first line of its file. */
const headline = (typed: string) => edit('hero.yaml', /^title: .*/, `title: ${typed}`);

const aLine = /^[\w/-]+\.(?:yaml|md)(?: \(.*\))?(?:, line \d+)?: \S.*\.$/;

describe('O1 what YAML cannot read, or would misread', () => {
  test.each([
    ['Phones: answered', 'has a colon within its text; put quotation marks around the whole'],
    ['We are #1 in Boston', 'loses what follows its " #"; put quotation marks'],
    [
      '"Answered',
      'has quotation marks that do not enclose the whole text; begin and end it with "',
    ],
    ['"Calm" phones', 'has quotation marks that do not'],
    ["'Don't miss a call'", 'has quotation marks that do not'],
    ['"C:\\phones"', 'has a "\\" within quotation marks; write it twice: \\\\.'],
    ['{{agency.name}} answers', 'begins with a sign that has a meaning of its own; put quotation'],
    ['{{agency.name}}', 'begins with a sign'],
    ['@switchboard', 'begins with a sign'],
    ['*New* phones', 'begins with a sign'],
    ['&Co phones', 'begins with a sign'],
    ['!Now', 'begins with a sign'],
    ['[New] phones', 'begins with a sign'],
    ['Elegant\n  solutions', 'goes on in the next line; write a text on one line'],
  ])('%j as a headline', (typed, says) => {
    headline(typed);
    expect(mistakes()).toEqual([expect.stringContaining(`hero.yaml, line 1: ${says}`)]);
    expect(mistakes()[0]).toMatch(aLine);
  });

  test.each([
    ['a tab', /\n {2}- Good/, '\n\t- Good', 'line 6: begins with a tab; use spaces.'],
    ['no space after a colon', /^title: /, 'title:', 'line 1: has no space after its colon; write'],
    ['no colon', /^title: /, 'title ', 'line 1: has no name with a colon; write "name: text", or'],
    ['no space after a dash', / {2}- evening/, '  -evening', 'line 7: '],
    ['an entry that is indented less', / {2}- evening/, ' - evening', 'line 7: '],
    ['a part that is indented more', /\nprimary/, '\n  primary', 'line '],
    ['a name twice', /\nprimary/, '\ntitle: A\nprimary', 'line 3: has the name "title" a second'],
    ['a merge that was not finished', /^/, '<<<<<<< HEAD\n', 'line 1: is left from a merge; take'],
  ])('%s', (_, from, to, says) => {
    edit('hero.yaml', from, to);
    expect(mistakes()).toEqual([expect.stringContaining(`hero.yaml, ${says}`)]);
    expect(mistakes()[0]).toMatch(aLine);
  });

  test.each(['yes', '0123', '~', 'null', '1.0', '24', '2026-01-31'])(
    '%s is the text that was typed',
    (typed) => {
      headline(typed);
      expect(loadContent(directory).hero.title).toBe(typed);
    },
  );

  test('a policy may have the line ends of Windows, and rules in its text', () => {
    const path = join(directory, privacy);
    const text = `${readFileSync(path, 'utf8')}\n---\n\nA: b\n\n---\n`;
    writeFileSync(path, text.replaceAll('\n', '\r\n'));
    const { effective, markdown } = loadContent(directory).policies.privacy;
    expect(effective).toBe('2025-01-01');
    expect(markdown).toMatch(/A: b\s+---\s*$/);
  });

  test.each([
    'お客様からのお電話に、昼も夜も、休みの日も、丁寧な声で自動でお答えします。',
    '无论白天黑夜还是节假日我们的语音助手都会用亲切自然的声音接听您客户的每一个来电',
    'เราตอบทุกสายโทรศัพท์ของลูกค้าคุณทั้งกลางวันและกลางคืน',
  ])('%s needs no spaces', (typed) => {
    expect(typed.length).toBeGreaterThan(32);
    headline(typed);
    expect(loadContent(directory).hero.title).toBe(typed);
  });
});

describe('O1 what does not fit its place', () => {
  test.each([
    [
      serviceFile,
      /features:\n.*\n/,
      'features:\n',
      'line 5: features has 3 entries; write exactly',
    ],
    [
      serviceFile,
      /features:\n( {2}.*\n)+/,
      'features: Four\n',
      'line 4: features is no list; begin',
    ],
    [serviceFile, /features:\n.*/, 'features:\n  - A: b', 'line 5: features, entry 1 has a colon'],
    [serviceFile, /pictogram: .*/, 'pictogram: robot', 'pictogram is "robot"; write "voice" or'],
    [hero, /primary: .*\n/, '', 'hero.yaml: primary is missing; write it.'],
    [hero, /primary: .*/, 'primary:', 'line 3: primary is missing; write it.'],
    [
      hero,
      /^title:/,
      'titel:',
      'line 1: titel does not belong here; correct its name or take it out.',
    ],
    [hero, /^.*/, `title: ${'word '.repeat(14)}w`, 'title has 71 characters; write at most 70.'],
    [hero, /^.*/, `title: ${'a'.repeat(33)}`, 'title has a word of more than 32 characters'],
    [hero, /^.*/, `title: 声${'a'.repeat(33)}声`, 'title has a word of more than 32 characters'],
    [agency, /email: .*/, 'email: hello.com', 'line 4: email is no e-mail address; write'],
    [agency, /phone: .*/, 'phone: (212) 555-0142', 'line 5: phone is no phone number with its'],
    [agency, /url: .*/, 'url: cal.com/me', 'line 10: consultation, url is no https address;'],
    [agency, /minutes: .*/, 'minutes: thirty', 'line 9: consultation, minutes is no whole number'],
    [agency, /language: .*/, 'language: not a code', 'line 2: language is no language; write its'],
    ['contact.yaml', reference, '{{agency.reply}}', 'has {{agency.reply}}, which names no fact'],
    ['contact.yaml', reference, '{{agency.reply}', 'has {{, which names no fact'],
    ['questions.yaml', /items:[\s\S]*/, '', 'items is missing; write a list of "- text".'],
    [
      'pages.yaml',
      /description: .*/,
      `description: ${'w'.repeat(161)}`,
      'has 161 characters; write',
    ],
    [intro, scene, 'recording: call.docx\n  ', 'call, recording is no name that a host can serve;'],
    [
      intro,
      scene,
      'recording: my call.m4a\n  ',
      'call, recording is no name that a host can serve;',
    ],
    [intro, scene, 'recording: call.mp3\n  ', 'recording names "call.mp3"; put that file into'],
    [privacy, /effective: .*/, 'effective: January', 'line 2: effective is no date; write year,'],
    [privacy, /\{\{agency\.email\}\}/, '{{agency.mail}}', '{{agency.mail}} names no fact'],
    [
      privacy,
      /^---[\s\S]*?---\n/,
      '',
      'line 1: does not begin with its date; write above it the lines',
    ],
    [
      privacy,
      /^---[\s\S]*?---\n/,
      'Text\n---\na\n---\n',
      'line 1: does not begin with its date; write above it the lines',
    ],
    [terms, /## 11\. [\s\S]*?(?=## 12)/, '', 'is number 11; write "## 11. " before its words.'],
  ])('%s with %s as %j', (file, from, to, says) => {
    edit(file, from, to);
    const found = mistakes();
    const saying = found.filter((line) => line.startsWith(file) && line.includes(says));
    expect(saying, found.join('\n')).toHaveLength(1);
    for (const line of found) expect(line).toMatch(aLine);
  });

  test.each([
    ['a colon', /tagline: .*/, 'tagline: Phones: answered'],
    ['a misspelled name', /^name:/, 'nmae:'],
    ['a name too long for its place', /^name: .*/, `name: ${'Long '.repeat(30)}`],
    ['a figure taken out', / {2}uptime:\n.*\n.*\n/, ''],
    ['no words at all', /[\s\S]*/, ''],
  ])('a wrong fact is named in its own file alone: %s', (_, from, to) => {
    edit(agency, from, to);
    expect(mistakes().filter((line) => !line.startsWith(agency))).toEqual([]);
    expect(mistakes()).not.toEqual([]);
  });

  test.each([hero, agency, serviceFile, privacy])('%s is missing or empty: one line', (file) => {
    const line = expect.stringMatching(
      /(?:yaml|md|\)): is missing or empty; bring it back, with Git/,
    );
    writeFileSync(join(directory, file), '\n');
    expect(mistakes()).toEqual([line]);
    if (file === serviceFile) return;
    rmSync(join(directory, file));
    expect(mistakes()).toEqual([line]);
  });

  test('too few services, and two of one name', () => {
    for (const { slug } of services.slice(2)) rmSync(join(directory, `services/${slug}.yaml`));
    expect(mistakes()).toEqual(['services: holds 2 services; the page has room for 3 to 8.']);
    cpSync(join(directory, serviceFile), join(directory, 'services/copy.yaml'));
    expect(mistakes()).toEqual([
      `services: two services are called "${service?.name}"; rename one.`,
    ]);
  });

  test('a service whose file ends in .yml', () => {
    cpSync(join(directory, serviceFile), join(directory, 'services/more.yml'));
    expect(mistakes()).toEqual(['services/more.yml: is not read; rename it to more.yaml.']);
  });

  test('every mistake of every file is named at once', () => {
    headline('One: two');
    edit('agency.yaml', /email: .*/, 'email: hello');
    edit('questions.yaml', /^title:.*\n/, '');
    edit(serviceFile, /summary: .*\n/, '');
    expect(mistakes().map((line) => line.split(/[,:]/)[0])).toEqual(
      expect.arrayContaining(['hero.yaml', 'agency.yaml', 'questions.yaml', named]),
    );
  });
});
