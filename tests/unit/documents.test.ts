import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readTemplate } from '../../mail-sandbox/email.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

test('O5 every file, link and command that the documents name exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const folders = new Set([...readdirSync('.'), ...readdirSync('src')]);
  for (const file of ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]) {
    const text = read(file);
    const links = matches(text, /\]\((?!https?:)([^)#]+)/g).map((to) => join(dirname(file), to));
    const paths = matches(text, /`([\w.-]+\/[\w./-]*)`/g).filter((path) =>
      folders.has(path.split('/')[0] ?? ''),
    );
    for (const path of [...links, ...paths]) {
      expect(existsSync(path) || existsSync(`src/${path}`), `${path} in ${file}`).toBe(true);
    }
    const commands = matches(text, /`npm run ([\w:-]+)/g);
    expect(Object.keys(scripts), file).toEqual(expect.arrayContaining(commands));
  }
});

test('O5 the guide shows the fields of the email template', () => {
  const { subject, fromName, replyTo } = readTemplate();
  const guide = read('docs/owner-guide.md');
  for (const field of [subject, fromName, replyTo]) expect(guide).toContain(`| \`${field}\` |`);
});

test('O5 the reason for each package is given, and for no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const [, table = ''] = read('CONTRIBUTING.md').split('## Packages');
  const reasons = matches(table, /^\| (`.*?`) \|/gm).flatMap((cell) => matches(cell, /`(.*?)`/g));
  for (const name of packages) {
    const isExplained = reasons.some((pattern) => matchesGlob(name, pattern));
    expect(isExplained, `Say in CONTRIBUTING.md why ${name} is needed.`).toBe(true);
  }
  for (const pattern of reasons) {
    const isInstalled = packages.some((name) => matchesGlob(name, pattern));
    expect(isInstalled, `${pattern} in CONTRIBUTING.md is no package of ours.`).toBe(true);
  }
});
