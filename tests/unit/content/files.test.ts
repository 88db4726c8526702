import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';

test.each(globSync('src/content/**/*.yaml'))(
  'O8 %s is written as the editor writes it, so that a save changes the edited lines alone',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(parseDocument(text).toString({ lineWidth: 0 })).toBe(text);
  },
);
