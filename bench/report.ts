import { readFile, writeFile } from 'node:fs/promises';
import { markdownTable } from './markdown-table.ts';
import type { Row } from './row.ts';

const page = 'docs/performance.md';
const data = 'docs/performance.json';
const [begin, end] = ['<!-- made by npm run bench -->', '<!-- to here -->'];

const verdict = ({ passes }: Row) =>
  passes === undefined ? '' : passes ? 'yes' : '**falls short**';

/** The rows as a table of Markdown, a part after the other. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row, at) => [
    row.part === rows[at - 1]?.part ? '' : row.part,
    row.what,
    row.measured,
    row.budget ?? '',
    verdict(row),
  ]);
  return markdownTable(['part', 'what', 'measured', 'budget', 'within'], lines);
}

/** What falls short, a line each; empty when nothing does. */
export function shortfalls(rows: readonly Row[]): string[] {
  return rows
    .filter(({ passes }) => passes === false)
    .map(({ part, what, measured, budget = '' }) => `${part}, ${what}: ${measured}, not ${budget}`);
}

/** The rows that stand in the file, with those of each part that was measured anew in place of its older ones. */
export async function withOlderRows(rows: readonly Row[]): Promise<Row[]> {
  const older: readonly Row[] = JSON.parse(await readFile(data, 'utf8')).rows;
  const anew = new Set(rows.map(({ part }) => part));
  const kept = new Set(older.map(({ part }) => part));
  return [
    ...older.flatMap((row, at) => {
      if (!anew.has(row.part)) return row;
      const isFirst = older.findIndex(({ part }) => part === row.part) === at;
      return isFirst ? rows.filter(({ part }) => part === row.part) : [];
    }),
    ...rows.filter(({ part }) => !kept.has(part)),
  ];
}

/**
 * Writes the table into its page and beside it as data.
 *
 * @param versions of what was measured with
 * @throws when the page lacks the place for the table
 */
export async function writeReport(rows: readonly Row[], versions: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} lacks "${begin}" and, below it, "${end}".`);
  const made = `${begin}\n\n${versions}\n\n${table(rows)}\n\n`;
  await writeFile(page, text.slice(0, from) + made + text.slice(to));
  await writeFile(data, `${JSON.stringify({ versions, rows }, null, 2)}\n`);
}
