import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../src/content/issue.ts';
import { textFiles } from './text-files.ts';

/** Placeholder text, and numbers and addresses that no visitor can dial or open. */
const placeholders = [
  /[\w.+:/@-]*(?<![\w-])example\.(?:com|net|org)[\w/-]*/i,
  // Reserved for fiction in North America; an ordinary number elsewhere.
  /[+\d(). -]*(?<!\+[2-9][\d(). -]*)555[ .-]?01\d\d\b/,
  /\blorem ipsum\b/i,
  // In Spanish and Portuguese, "TODO" is a word.
  /\bTODO\b(?=:|['"]?\s*$)|\b(?:TBD|XXX+)\b/,
  /\b(?:jane|john) doe\b/i,
  // The name that the content comes with.
  /\bname: Switchboard\s*$/,
  // The example in the owner's guide.
  /\bwhat the customer said, word for word\b/i,
  /\bthe-page-of-the-company\.com\b/i,
];

/** Finds the placeholders in the content files of a folder, one in each line that has any. */
export function placeholderIssues(directory: string): Issue[] {
  return textFiles(directory).flatMap((file) => {
    const lines = readFileSync(join(directory, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const match = placeholderIn(line);
      const text = `has the placeholder "${match}". Write your own.`;
      return match ? [{ file, line: index + 1, path: [], text }] : [];
    });
  });
}

/** The first placeholder in a text, as written there. */
export function placeholderIn(text: string): string | undefined {
  return placeholders.map((pattern) => pattern.exec(text)?.[0].trim()).find(Boolean);
}
