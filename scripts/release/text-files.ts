import { globSync } from 'node:fs';

/** The text files of a content folder, as paths within it. */
export const textFiles = (directory: string): string[] =>
  globSync('**/*.{yaml,md}', { cwd: directory })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
