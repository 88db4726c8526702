import { readFile, writeFile } from 'node:fs/promises';
import { markdownTable } from './markdown-table.ts';

/** One line of the table. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  /** Absent where the figure is for information. */
  readonly budget?: string;
  readonly passes?: boolean;
};

const page = 'docs/performance.md';
const [begin, end] = ['<!-- made by npm run bench -->', '<!-- to here -->'];

/** Returns the middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** A figure in milliseconds beside that of the limit page, with a budget as a multiple of it. */
export function besideLimit(
  what: string,
  site: readonly number[],
  limit: readonly number[],
  factor: number,
): Row {
  const [ours, least] = [median(site), median(limit)];
  return {
    what,
    measured: `${ours.toFixed(0)} : ${least.toFixed(0)} ms = ${(ours / least).toFixed(2)}`,
    budget: `at most ${factor}`,
    passes: ours <= least * factor,
  };
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, budget = '', passes }) => [
    what,
    measured,
    budget,
    passes === undefined ? '' : passes ? 'yes' : '**no**',
  ]);
  return markdownTable(['what', 'measured', 'budget', 'within'], cells);
}

/**
 * Writes the table into its page of the documentation.
 * @throws Error when the page has no place for it
 */
export async function writeReport(text: string): Promise<void> {
  const old = await readFile(page, 'utf8');
  const [from, to] = [old.indexOf(begin), old.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} needs "${begin}" and, below it, "${end}".`);
  await writeFile(page, `${old.slice(0, from)}${begin}\n\n${text}\n\n${old.slice(to)}`);
}
