import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { parseDocument } from 'yaml';
import { ContentError, type Issue } from '../../../src/content/issue.ts';
import { loadContent } from '../../../src/content/load.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let directory: string;

/** Gives each test of a file a copy of the content. */
export function copyContent(): void {
  beforeEach(() => {
    directory = temporaryFolder();
    cpSync('src/content', directory, { recursive: true });
  });
}

export const inCopy = (file: string) => join(directory, file);

export const loadCopy = () => loadContent(directory);

export function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(inCopy(file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    inCopy(file),
    text.replace(from, () => to),
  );
}

/** The keys of a path such as `fonts/0/file`. */
const keysOf = (path: string) =>
  path.split('/').flatMap((key) => (/^\d+$/.test(key) ? Number(key) : key || []));

/** Sets the value at a path in a YAML file of the copy; an empty text is as good as none. */
export function setValue(file: string, path: string, value: unknown): void {
  const document = parseDocument(readFileSync(inCopy(file), 'utf8'), { schema: 'failsafe' });
  document.setIn(keysOf(path), value);
  writeFileSync(inCopy(file), document.toString({ lineWidth: 0 }));
}

/** Sets the headline as it is typed, and makes it the first line of its file. */
export function headline(typed: string): void {
  edit('hero.yaml', /^title:.*(?:\n[ \t].*)*\n?/m, '');
  edit('hero.yaml', /^/, `title: ${typed}\n`);
}

export function issues(): readonly Issue[] {
  try {
    loadCopy();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues;
  }
}

/** An issue at a path, with these words in its text. */
export const issue = (file: string | null, path: string, says: string, more: object = {}) =>
  expect.objectContaining({
    file,
    path: keysOf(path),
    text: expect.stringContaining(says),
    ...more,
  });
