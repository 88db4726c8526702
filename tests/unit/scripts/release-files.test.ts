import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseProblems } from '../../../scripts/release/problems.ts';

let directory: string;
/** What the content as it is now still lacks. */
let before: readonly string[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync('src/content', directory, { recursive: true });
  rmSync(join(directory, 'media'), { recursive: true, force: true });
  const call = readFileSync(join(directory, 'example-call.yaml'), 'utf8');
  write('example-call.yaml', call.replace(/^ {2}recording: .*\n/m, ''));
  vi.stubEnv('SITE_URL', '');
  before = releaseProblems(directory);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), contents);
}

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(directory, file), 'utf8');
  expect(text).toMatch(from);
  write(file, text.replace(from, to));
}

const added = () =>
  releaseProblems(directory)
    .filter((problem) => !before.includes(problem))
    .map((problem) => problem.replace(`${directory}/`, ''));

test('O4 the delivered name and the dates of the delivered policies are reported', () => {
  change('agency.yaml', /^name: .*/m, 'name: Brightline');
  change('privacy-policy.md', /effective: .*/, 'effective: 2026-02-01');
  change('terms-of-service.md', /effective: .*/, 'effective: 2026-02-01');
  before = releaseProblems(directory);
  expect(before.filter((problem) => problem.includes('as delivered'))).toEqual([]);
  change('agency.yaml', /^name: .*/m, 'name: Switchboard');
  change('privacy-policy.md', /effective: .*/, 'effective: 2025-01-01');
  expect(added()).toEqual([
    'agency.yaml: name is "Switchboard", as delivered. Write the name of your agency.',
    expect.stringMatching(/^privacy-policy\.md: effective is 2025-01-01, as delivered\./),
  ]);
});

const megabyte = 1024 * 1024;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mp3 = Buffer.from([0xff, 0xfb, 0x90, 0x64]);
const tagged = Buffer.from('ID3\x04\0', 'latin1');
const wav = Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1');
const m4a = Buffer.from('\0\0\0\x20ftypM4A ', 'latin1');

test.each<[string, string, Buffer, string | null]>([
  ['an MP3', 'call.mp3', mp3, null],
  ['an MP3 with tags', 'call.mp3', tagged, null],
  ['a WAV', 'call.wav', wav, null],
  ['an M4A', 'call.m4a', m4a, null],
  ['nothing', 'call.mp3', Buffer.alloc(0), 'is empty. Put the recording there again.'],
  ['a picture', 'call.mp3', png, 'is not MP3, M4A or WAV audio, whatever its name says.'],
  ['an M4A', 'call.mp3', m4a, 'is M4A audio. Call it call.m4a, in example-call.yaml as well.'],
  ['10.5 MB', 'call.mp3', Buffer.concat([mp3, Buffer.alloc(10.5 * megabyte)]), 'is 10.5 MB, which'],
])('O7 a recording that holds %s and is called %s', (_, name, bytes, says) => {
  write(`media/${name}`, bytes);
  change('example-call.yaml', /^call:\n/m, `call:\n  recording: ${name}\n`);
  expect(added()).toEqual(says === null ? [] : [expect.stringContaining(`media/${name}: ${says}`)]);
});

test.each([
  ['hero.yaml.txt', 'is not read. hero.yaml is. Take one of them out.'],
  ['hero.yml', 'is not read. hero.yaml is. Take one of them out.'],
  ['heros.yaml', 'is not read. Take it out.'],
  ['media/photo.jpg', 'is not read. Take it out.'],
  ['services/notes.txt', 'is not read. Take it out.'],
  ['services/phone.yml', 'is not read; rename it to phone.yaml.'],
])('O4 the file %s is reported', (file, says) => {
  write(file, 'name: A\n');
  expect(added()).toEqual([`${file}: ${says}`]);
});

test.each(['.DS_Store', 'media/Thumbs.db', 'share-fonts/noto.ttf'])(
  'O4 %s is not reported',
  (file) => {
    write(file, 'A');
    expect(added()).toEqual([]);
  },
);

test('O4 mistakes that stop a build are listed with the rest', () => {
  change('hero.yaml', /^title: .*/, 'title: One: two');
  const problems = releaseProblems(directory);
  expect(problems).toContainEqual(expect.stringContaining('hero.yaml, line 1: has a colon'));
  expect(problems).toContainEqual(expect.stringContaining('SITE_URL is not set.'));
});
