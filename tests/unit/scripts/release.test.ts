import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseIssues } from '../../../scripts/release/release-issues.ts';
import { variableIssues } from '../../../scripts/release/variables.ts';
import { policyFiles } from '../../../src/content/schema.ts';
import { parseDeployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';
import { copyContent, inCopy, issue, setValue } from '../content/content-copy.ts';

copyContent();

const issues = () => releaseIssues(inCopy('.'));

/** What the content as it is now still lacks. */
let before: string;
beforeEach(() => {
  setValue('example-call.yaml', 'call/recording', '');
  vi.stubEnv('SITE_URL', '');
  before = JSON.stringify(issues());
});
afterEach(() => vi.unstubAllEnvs());

/** Expects that what was just changed is reported there with these words, or not at all. */
function expectReported(file: string, path: string, says: string | null, more?: object): void {
  const added = issues().filter((issue) => !before.includes(JSON.stringify(issue)));
  expect(added).toEqual(says === null ? [] : [issue(file, path, says, more)]);
}

function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(inCopy(file)), { recursive: true });
  writeFileSync(inCopy(file), contents);
}

test.each([
  ['email: me@example.com', 'me@example.com'],
  ['demoLine: +1 212-555-0199', '+1 212-555-0199'],
  ['TODO: ask Sam', 'TODO'],
  ['title: "TODO"', 'TODO'],
  ['title: TODO INCLUIDO', null],
  ['name: Switchboard', 'name: Switchboard'],
  ['name: Switchboard Replacement', null],
  ['  - quote: What the customer said, word for word.', 'What the customer said, word for word'],
  ['phone: +44 20 7555 0123', null],
  ['email: sales@best-example.com', null],
])('O4 the placeholder in %j, reported with its file and line: %j', (typed, placeholder) => {
  appendFileSync(inCopy('agency.yaml'), `# ${typed}\n`);
  const line = readFileSync(inCopy('agency.yaml'), 'utf8').split('\n').length - 1;
  const says = placeholder && `has the placeholder "${placeholder}". Write your own.`;
  expectReported('agency.yaml', '', says, { line });
});

test.each([
  ['email', 'me@agency.test', 'is "me@agency.test", which is a place'],
  ['consultation/url', 'https://a/b', 'is "https://a/b", which can only be'],
  // The name of a channel is not a host.
  ['consultation/url', 'https://www.youtube.com/@brightline', null],
])('O4 whether the %s "%s" can be reached: %j', (path, address, says) => {
  setValue('agency.yaml', path, address);
  expectReported('agency.yaml', path, says);
});

test.each([
  ['figures', 'value', 'basis'],
  ['commitments', 'text', 'approval'],
] as const)('O9 of the %s in a text of the page, each %s needs its %s', (list, words, proof) => {
  const path = `${list}/${agency[list].length}`;
  setValue('agency.yaml', path, { name: 'other', [words]: 'Fifty' });
  expectReported('agency.yaml', '', null);
  setValue('hero.yaml', 'title', `{{agency.${list}.other}} calls`);
  appendFileSync(inCopy(policyFiles.terms), `\n{{ agency.${list}.other }}\n`);
  expectReported('agency.yaml', `${path}/${proof}`, 'is empty for other ("Fifty"). Write');
  setValue('agency.yaml', `${path}/${proof}`, 'The board, May 4, 2026.');
  expectReported('agency.yaml', '', null);
});

const keys = {
  EMAILJS_PUBLIC_KEY: 'user_T4hXq9',
  EMAILJS_SERVICE_ID: 'service_a1b2c3d',
  EMAILJS_TEMPLATE_ID: 'template_x9y8z7w',
};

test.each([
  [{}, null],
  [{ SITE_URL: 'https://test.example-agency.com' }, null],
  [{ SITE_URL: 'https://www.Example.ORG' }, 'SITE_URL "https://www.example.org" is a placeholder.'],
  [{ SITE_URL: '' }, 'SITE_URL is not set.'],
  [{ SITE_URL: 'http://localhost:8787' }, 'SITE_URL "http://localhost:8787" can only be'],
  [
    { EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '', EMAILJS_TEMPLATE_ID: '' },
    'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set.',
  ],
  [{ EMAILJS_PUBLIC_KEY: 'your_key' }, 'EMAILJS_PUBLIC_KEY is "your_key", which is a'],
  [{ EMAILJS_SERVICE_ID: 'my_gmail' }, null],
  [{ EMAILJS_TEMPLATE_ID: 'template_id' }, 'EMAILJS_TEMPLATE_ID is "template_id", which is a'],
  [{ EMAILJS_PUBLIC_KEY: 'local-public-key' }, 'EMAILJS_PUBLIC_KEY is the key of the inbox'],
  [{ EMAILJS_ORIGIN: 'http://127.0.0.1' }, 'EMAILJS_ORIGIN "http://127.0.0.1" is an IP address'],
])('O4 what a release with %j lacks: %j', (record, says) => {
  const deployment = parseDeployment({ SITE_URL: 'https://www.a.com', ...keys, ...record });
  const found = variableIssues(deployment, { publicKey: 'local-public-key' });
  expect(found).toEqual(says === null ? [] : [expect.stringContaining(says)]);
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mp3 = Buffer.from([0xff, 0xfb, 0x90, 0x64]);
const wav = Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1');
const m4a = Buffer.from('\0\0\0\x20ftypM4A ', 'latin1');
const large = Buffer.concat([mp3, Buffer.alloc(10.5 * 1024 * 1024)]);

test.each<[string, string, Buffer, string | null]>([
  ['an MP3', 'call.mp3', mp3, null],
  ['a WAV', 'call.wav', wav, null],
  ['nothing', 'call.mp3', Buffer.alloc(0), 'is empty. Put the recording'],
  ['an image', 'call.mp3', png, 'is not MP3, M4A or WAV audio despite its name.'],
  ['an M4A', 'call.mp3', m4a, 'is M4A audio. Rename the file to call.m4a, and write that'],
  ['10.5 MB', 'call.mp3', large, 'is 10.5 MB.'],
])('O7 a recording that holds %s and is called %s', (_, name, bytes, says) => {
  write(`media/${name}`, bytes);
  setValue('example-call.yaml', 'call/recording', name);
  expectReported('example-call.yaml', 'call/recording', says && `names "${name}", which ${says}`);
});

test.each([
  ['hero.yaml.txt', 'is not read, but hero.yaml is. Remove one of them.'],
  ['heros.yaml', 'is not used. Remove it.'],
  ['media/photo.jpg', 'is not used. Remove it.'],
  // An issue that stops a build as well.
  ['services/phone.yml', 'is not read; rename it to phone.yaml.'],
  ['.DS_Store', null],
  ['share-fonts/noto.ttf', null],
])('O4 %s, which the site does not use, is reported: %j', (file, says) => {
  write(file, 'name: A\n');
  expectReported(file, '', says);
});

test('O4 a file named in a YAML list in brackets is used', () => {
  write('media/dark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  appendFileSync(inCopy('agency.yaml'), '# {dark: dark.svg, light: [light.svg]}\n');
  expectReported('media/dark.svg', '', null);
});
