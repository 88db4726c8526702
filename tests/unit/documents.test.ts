import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
