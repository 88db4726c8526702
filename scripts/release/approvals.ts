import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/derive.ts';
import { textFiles } from './text-files.ts';

const referenceTo = (list: string, name: string) =>
  new RegExp(`\\{\\{\\s*agency\\.${list}\\.${name}\\s*\\}\\}`);

/** Figures without a basis and commitments without an approval, if a text in the folder refers to them. */
export function approvalProblems({ agency }: Content, directory: string): string[] {
  const texts = textFiles(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
  const isUsed = (list: string, name: string) =>
    texts.some((text) => referenceTo(list, name).test(text));
  const where = `${directory}/agency.yaml:`;
  const figures = agency.figures
    .filter(({ name, basis }) => basis === '' && isUsed('figures', name))
    .map(
      ({ name, value }) =>
        `${where} figures, ${name} ("${value}"), basis is empty. Write what was counted or measured, when, and where the proof is; without one, change the figure.`,
    );
  const commitments = agency.commitments
    .filter(({ name, approval }) => approval === '' && isUsed('commitments', name))
    .map(
      ({ name, text }) =>
        `${where} commitments, ${name} ("${text}"), approval is empty. Write who agreed that you keep it, and when; if nobody does, change the text.`,
    );
  return [...figures, ...commitments];
}
