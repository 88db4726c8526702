import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startSandbox } from '../mail-sandbox/server.ts';
import { runCommand } from '../scripts/run-command.ts';
import { startBrowser } from './browser.ts';
import { measureFirstFlight } from './first-flight.ts';
import { measureFirstView } from './first-view.ts';
import { measureGrid } from './grid.ts';
import { measureInteractions } from './interactions.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { measureNginx } from './nginx-load.ts';
import { measurePressToWire } from './press-to-wire.ts';
import { shortfalls, table, withOlderRows, writeReport } from './report.ts';
import type { Row } from './row.ts';
import { inboxPort, type Sites, startSites } from './sites.ts';

const parts: Readonly<Record<string, (browser: Browser, sites: Sites) => Promise<Row[]>>> = {
  lighthouse: (_browser, sites) => measureWithLighthouse(sites),
  flight: measureFirstFlight,
  view: measureFirstView,
  interactions: measureInteractions,
  wire: measurePressToWire,
  grid: measureGrid,
  navigation: measureNavigation,
  nginx: () => measureNginx(),
};

/**
 * Measures every budget and writes the table. With `--only` it measures some parts and prints them; with `--write` as
 * well it puts their rows in place of the older ones.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, write: { type: 'boolean' } },
  });
  const names = values.only?.split(',') ?? Object.keys(parts);
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `--only knows ${Object.keys(parts).join(', ')}, and not ${unknown.join(', ')}.`,
    );
  }
  const sandbox = await startSandbox({ port: inboxPort });
  const sites = await startSites();
  const browser = await startBrowser();
  const rows: Row[] = [];
  for (const name of names) {
    console.log(`Measuring ${name}…`);
    try {
      rows.push(...((await parts[name]?.(browser, sites)) ?? []));
    } catch (error) {
      // What the others have measured in half an hour is not lost for it.
      const measured = error instanceof Error ? error.message : String(error);
      rows.push({ part: name, what: 'could not be measured', measured, budget: '', passes: false });
    }
  }
  const versions = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores.`;
  await browser.close();
  await sites.close();
  await sandbox.close();
  console.log(`\n${table(rows)}\n\n${versions}`);
  if (values.only === undefined) await writeReport(rows, versions);
  else if (values.write) await writeReport(await withOlderRows(rows), versions);
  const missed = shortfalls(rows);
  console.log(missed.length > 0 ? `\nFalls short:\n${missed.join('\n')}` : '\nAll within budget.');
  return 0;
});
