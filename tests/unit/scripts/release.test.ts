import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { addressProblems, hostProblem } from '../../../scripts/release/addresses.ts';
import { releaseProblems } from '../../../scripts/release/problems.ts';
import { variableProblems } from '../../../scripts/release/variables.ts';
import { loadContent } from '../../../src/content/load.ts';
import { parseDeployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';
import { copyContent, edit, headline, inCopy } from '../content/content-copy.ts';

copyContent();

const problems = () =>
  releaseProblems(inCopy('.')).map((problem) => problem.replace(`${inCopy('.')}/`, ''));
/** What the content as it is now still lacks. */
let before: readonly string[];
const added = () => problems().filter((problem) => !before.includes(problem));

beforeEach(() => {
  vi.stubEnv('SITE_URL', '');
  rmSync(inCopy('media'), { recursive: true, force: true });
  mkdirSync(inCopy('media'));
  edit('example-call.yaml', /^call:\n(?: {2}recording: .*\n)?/m, 'call:\n');
  edit('agency.yaml', /^name: .*/m, 'name: Brightline');
  for (const policy of ['privacy-policy.md', 'terms-of-service.md']) {
    edit(policy, /effective: .*/, 'effective: 2026-02-01');
  }
  before = problems();
});
afterEach(() => vi.unstubAllEnvs());

test('O4 the delivered name and the dates of the delivered policies are reported', () => {
  expect(before.filter((problem) => problem.includes('as delivered'))).toEqual([]);
  edit('agency.yaml', /^name: .*/m, 'name: Switchboard');
  edit('privacy-policy.md', /effective: .*/, 'effective: 2025-01-01');
  expect(added()).toEqual([
    expect.stringMatching(/^agency\.yaml: name is "Switchboard", as delivered\./),
    expect.stringMatching(/^privacy-policy\.md: effective is 2025-01-01, as delivered\./),
  ]);
});

test.each([
  ['email: me@example.com', 'me@example.com'],
  ['demoLine: +1 212-555-0199', '+1 212-555-0199'],
  ['phone: +1 212.555.0142', '+1 212.555.0142'],
  ['summary: Lorem ipsum dolor', 'Lorem ipsum'],
  ['TODO: ask Sam', 'TODO'],
  ['- quote: What the customer said, word for word.', 'What the customer said, word for word'],
  ['name: Jane Doe', 'Jane Doe'],
  ['phone: +44 20 7555 0123', null],
  ['email: sales@best-example.com', null],
])('O4 the placeholder in %j is reported with its file and line: %s', (line, placeholder) => {
  edit('hero.yaml', /^/, `# ${line}\n`);
  const says = `hero.yaml, line 1: has the placeholder "${placeholder}". Write your own.`;
  expect(added()).toEqual(placeholder === null ? [] : [says]);
});

test('O4 an unreachable address is reported, and the name of a channel is no host', () => {
  edit('agency.yaml', /email: .*/, 'email: me@agency.test');
  edit('agency.yaml', /url: .*/, 'url: https://intranet/book');
  const channel = 'https://www.youtube.com/@brightline';
  edit('agency.yaml', /^social:\n(?: .*\n)*/m, `social:\n  - network: A\n    url: ${channel}\n`);
  expect(added()).toEqual([
    expect.stringContaining('"me@agency.test" is a placeholder.'),
    expect.stringContaining('"https://intranet/book" is reached from nowhere but inside'),
  ]);
});

test('O9 a figure without a basis and a commitment without an approval are reported once, if a text has them', () => {
  const facts = parse(readFileSync(inCopy('agency.yaml'), 'utf8'), { schema: 'failsafe' });
  facts.figures.push(
    { name: 'kites', value: '50+', basis: '' },
    { name: 'years', value: '12', basis: 'Founded in March 2014.' },
    { name: 'unused', value: '3', basis: '' },
  );
  facts.commitments.push(
    { name: 'gift', text: 'A kite.', approval: '' },
    { name: 'agreed', text: 'A rope.', approval: 'The board, May 4, 2026.' },
    { name: 'unused', text: 'A tail.', approval: '' },
  );
  writeFileSync(inCopy('agency.yaml'), stringify(facts, { lineWidth: 0 }));
  headline('"{{agency.figures.kites}} {{ agency.commitments.gift }} {{agency.figures.years}}"');
  edit('terms-of-service.md', /$/, '{{agency.commitments.gift}} {{agency.commitments.agreed}}');
  expect(added()).toEqual([
    expect.stringContaining('agency.yaml: figures, kites ("50+"), basis is empty.'),
    expect.stringContaining('agency.yaml: commitments, gift ("A kite."), approval is empty.'),
  ]);
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mp3 = Buffer.from([0xff, 0xfb, 0x90, 0x64]);
const tagged = Buffer.from('ID3\x04\0', 'latin1');
const wav = Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1');
const m4a = Buffer.from('\0\0\0\x20ftypM4A ', 'latin1');
const large = Buffer.concat([mp3, Buffer.alloc(10.5 * 1024 * 1024)]);

test.each<[string, string, Buffer, string | null]>([
  ['an MP3', 'call.mp3', mp3, null],
  ['an MP3 with tags', 'call.mp3', tagged, null],
  ['a WAV', 'call.wav', wav, null],
  ['an M4A', 'call.m4a', m4a, null],
  ['nothing', 'call.mp3', Buffer.alloc(0), 'is empty. Put the recording there again.'],
  ['a picture', 'call.mp3', png, 'is no MP3, M4A or WAV audio, whatever its name says.'],
  ['an M4A', 'call.mp3', m4a, 'is M4A audio. Call it call.m4a, in example-call.yaml as well.'],
  ['10.5 MB', 'call.mp3', large, 'has 10.5 MB, which'],
])('O7 a recording that holds %s and is called %s', (_, name, bytes, says) => {
  writeFileSync(inCopy(`media/${name}`), bytes);
  edit('example-call.yaml', /^call:\n/m, `call:\n  recording: ${name}\n`);
  expect(added()).toEqual(says === null ? [] : [expect.stringContaining(`media/${name}: ${says}`)]);
});

test.each([
  ['hero.yaml.txt', 'is not read. hero.yaml is. Take one of them out.'],
  ['hero.yml', 'is not read. hero.yaml is. Take one of them out.'],
  ['heros.yaml', 'is not read. Take it out.'],
  ['media/photo.jpg', 'is not read. Take it out.'],
  ['services/notes.txt', 'is not read. Take it out.'],
  ['services/phone.yml', 'is not read; rename it to phone.yaml.'],
  ['.DS_Store', null],
  ['media/Thumbs.db', null],
])('O4 the file %s: %s', (file, says) => {
  writeFileSync(inCopy(file), 'name: A\n');
  expect(added()).toEqual(says === null ? [] : [`${file}: ${says}`]);
});

test('O4 mistakes that stop a build are listed with the rest', () => {
  headline('One: two');
  expect(problems()).toContainEqual(expect.stringContaining('hero.yaml, line 1: has a colon'));
  expect(problems()).toContainEqual(expect.stringContaining('SITE_URL is not set.'));
});

const keys = {
  SITE_URL: 'https://www.a.com',
  EMAILJS_PUBLIC_KEY: 'user_T4hXq9',
  EMAILJS_SERVICE_ID: 'service_a1b2c3d',
  EMAILJS_TEMPLATE_ID: 'template_x9y8z7w',
};
const variableProblemsOf = (record: Record<string, string>) =>
  variableProblems(parseDeployment({ ...keys, ...record }), { publicKey: 'local-public-key' });

test('O4 a completed site has nothing to fix', () => {
  const filledIn = JSON.stringify(loadContent())
    .replaceAll(/example\.com/g, 'brightline.agency')
    .replaceAll(agency.phone.display, '+1 (646) 736-5000');
  expect(addressProblems(JSON.parse(filledIn))).toEqual([]);
  expect(variableProblemsOf({})).toEqual([]);
});

test.each([
  [{ SITE_URL: '' }, 'SITE_URL is not set.'],
  [{ SITE_URL: 'http://localhost:8787' }, 'SITE_URL "http://localhost:8787" is reached from no'],
  [
    { EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' },
    'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set.',
  ],
  [{ EMAILJS_PUBLIC_KEY: 'YOUR_PUBLIC_KEY' }, 'which stands for a key of your own. Copy yours'],
  [{ EMAILJS_SERVICE_ID: 'service_xxxxxxx' }, 'EMAILJS_SERVICE_ID is "service_xxxxxxx", which'],
  [{ EMAILJS_TEMPLATE_ID: 'template_id' }, 'EMAILJS_TEMPLATE_ID is "template_id", which'],
  [{ EMAILJS_PUBLIC_KEY: 'local-public-key' }, 'is the key of the inbox on this computer.'],
  [{ EMAILJS_ORIGIN: 'http://127.0.0.1:8025' }, 'is a number in place of a name.'],
])('O4 a release with %j is rejected', (record, says) => {
  expect(variableProblemsOf(record)).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['example-agency.com', null],
  ['test.agency.com', null],
  ['www.Example.ORG', 'is a placeholder'],
  ['printer.local', 'is reached from nowhere but inside a network'],
  ['[::1]', 'is a number in place of a name'],
])('O4 %s: %s', (host, mistake) => {
  expect(hostProblem(host)).toBe(mistake);
});
