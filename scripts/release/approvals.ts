import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/derive.ts';
import type { Issue } from '../../src/content/issue.ts';
import { textFiles } from './text-files.ts';

const referenceTo = (list: string, name: string) =>
  new RegExp(`\\{\\{\\s*agency\\.${list}\\.${name}\\s*\\}\\}`);

/** Figures without a basis and commitments without an approval, if a text in the folder refers to them. */
export function approvalIssues({ agency }: Content, directory: string): Issue[] {
  const texts = textFiles(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
  const isUsed = (list: string, name: string) =>
    texts.some((text) => referenceTo(list, name).test(text));
  const file = 'agency.yaml';
  const figures = agency.figures.flatMap(({ name, value, basis }, index) => {
    if (basis !== '' || !isUsed('figures', name)) return [];
    const text = `is empty for ${name} ("${value}"). Write what was counted or measured, when, and where the proof is; without one, change the figure.`;
    return [{ file, line: null, path: ['figures', index, 'basis'], text }];
  });
  const commitments = agency.commitments.flatMap(({ name, text: promise, approval }, index) => {
    if (approval !== '' || !isUsed('commitments', name)) return [];
    const text = `is empty for ${name} ("${promise}"). Write who agreed that you keep it, and when; if nobody does, change the text.`;
    return [{ file, line: null, path: ['commitments', index, 'approval'], text }];
  });
  return [...figures, ...commitments];
}
