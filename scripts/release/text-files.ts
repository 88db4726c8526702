import { globSync } from 'node:fs';

/** The files of a content folder that hold its texts, as paths within it. */
export const textFiles = (directory: string): string[] =>
  globSync('**/*.{yaml,md}', { cwd: directory })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
