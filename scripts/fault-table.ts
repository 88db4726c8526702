import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { durations, type FaultRow, faults, places, rowsFolder } from '../tests/e2e/fault-rows.ts';
import { markdownTable } from './markdown-table.ts';
import { runCommand } from './run-command.ts';

const document = 'docs/inquiry-faults.md';

const introduction = `# What becomes of an inquiry when something fails

Made by \`node scripts/fault-table.ts\` from what the journeys found in a real browser; a change belongs there. Each
row is one journey (\`tests/e2e/inquiry-*.spec.ts\`): it causes the fault, looks for the whole text wherever it
could be, reads what the page says, and measures from the press.
`;

const notes = `
## Notes

- The mail program is asked to open exactly once for each inquiry. Whether one opened, no page can know: the panel is
  there for that, with the link again.
- A tab's storage ends with the tab. A visitor who closes the tab while the service is failing, and neither copied
  the message nor sent the mail, has it no more, unless the browser brings the closed tab back.
- Where the visitor is told nothing, the form is found as it was left. The message may have arrived by then: sending it
  again costs the owner a glance.
`;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as [Key, ...Key[]];

const rowSchema = z.object({
  fault: z.enum(keysOf(faults)),
  places: z.array(z.enum(keysOf(places))).min(1),
  told: z.array(z.string()),
  took: z.enum(keysOf(durations)),
});

async function readRow(fault: string): Promise<FaultRow | null> {
  try {
    return rowSchema.parse(JSON.parse(await readFile(join(rowsFolder, `${fault}.json`), 'utf8')));
  } catch {
    return null;
  }
}

function cells({ fault, places: found, told, took }: FaultRow): string[] {
  return [
    faults[fault],
    found.map((place) => places[place][0]).join(', '),
    told.length > 0 ? told.map((text) => `"${text}"`).join(' ') : 'nothing',
    durations[took].text,
  ];
}

/** Writes the table of faults from the rows that the journeys left. */
await runCommand(async () => {
  const names = keysOf(faults);
  const rows = await Promise.all(names.map(readRow));
  const missing = names.filter((_, index) => rows[index] === null);
  if (missing.length > 0) {
    throw new Error(
      `${rowsFolder} has no row for ${missing.join(', ')}. Run the journeys "inquiry" first.`,
    );
  }
  const table = markdownTable(
    ['Fault', 'Where the text is afterwards', 'What the visitor is told', 'How long it takes'],
    rows.filter((row) => row !== null).map(cells),
  );
  const legend = Object.values(places).map(([name, meaning]) => `- **${name}**: ${meaning}.`);
  await writeFile(
    document,
    `${[introduction, table, '', '## Where', '', ...legend].join('\n')}\n${notes}`,
  );
  console.log(`Wrote ${document}: ${names.length} faults`);
  return 0;
});
