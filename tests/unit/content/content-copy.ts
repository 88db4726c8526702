import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { loadContent } from '../../../src/content/load.ts';

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

/** What each mistake looks like: a file, mostly its line, and a sentence. */
export const aLine = /^[\w/-]+\.(?:yaml|md)(?: \(.*\))?(?:, line \d+)?: \S.*\.$/;

/** The mistakes reported in the copy, one per line, without its path. */
export function mistakes(): string[] {
  try {
    loadCopy();
    return [];
  } catch (error) {
    return (error as Error).message.replaceAll(`${directory}/`, '').split('\n');
  }
}
