import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { loadContent } from '../../../src/content/load.ts';
import { ContentError, type Mistake } from '../../../src/content/mistake.ts';

let directory: string;

/** Gives each test of a file a copy of the content. */
export function copyContent(): void {
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', directory, { recursive: true });
  });
  afterEach(() => rmSync(directory, { recursive: true }));
}

/** The path of a file in the copy. */
export const inCopy = (file: string) => join(directory, file);

/** The content of the copy. */
export const loadCopy = () => loadContent(directory);

/** Changes what is found in a file of the copy. */
export function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(inCopy(file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    inCopy(file),
    text.replace(from, () => to),
  );
}

/** Sets the headline, which is the first line of its file. */
export const headline = (typed: string) => edit('hero.yaml', /^title: .*/, `title: ${typed}`);

/** The line of the recording in example-call.yaml, or the place for it. */
export const recordingLine = /(?<=\n) {2}recording: .*\n|(?<=\ncall:\n)(?![\s\S]*\n {2}recording:)/;

/** The mistakes reported in the copy. */
export function mistakes(): readonly Mistake[] {
  try {
    loadCopy();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}

/** A mistake at a path such as `fonts/0/file`, with these words in its text. */
export function mistake(file: string | null, path: string, says: string, more: object = {}) {
  const keys = (path.match(/[^/]+/g) ?? []).map((key) => (key === '0' ? 0 : key));
  return expect.objectContaining({
    file,
    path: keys,
    text: expect.stringContaining(says),
    ...more,
  });
}
