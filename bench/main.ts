import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { runCommand } from '../scripts/run-command.ts';
import { launchBrowser } from './browser.ts';
import { measureBuild } from './build.ts';
import { measureDotGrid } from './dot-grid.ts';
import { measureFirstPress } from './first-press.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Row, table, writeReport } from './report.ts';
import { type Sites, startSites } from './sites.ts';

const parts: Readonly<Record<string, (browser: Browser, sites: Sites) => Promise<Row[]>>> = {
  lighthouse: (_browser, sites) => measureLighthouse(sites),
  press: measureFirstPress,
  interactions: measureInteractions,
  grid: measureDotGrid,
  build: measureBuild,
};

/** Measures the budgets of time and prints the table; `--only press,grid` measures some, `--write` keeps the table. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, write: { type: 'boolean' } },
  });
  const names = values.only?.split(',') ?? Object.keys(parts);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    throw new Error(`--only "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
  }
  if (values.write && values.only) throw new Error('--write needs every part: leave out --only.');
  const sites = await startSites();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const name of names) {
    console.log(`Measuring ${name}…`);
    rows.push(...((await parts[name]?.(browser, sites)) ?? []));
  }
  const versions = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores.`;
  await browser.close();
  await sites.close();
  const text = `${versions}\n\n${table(rows)}`;
  console.log(`\n${text}`);
  if (values.write) await writeReport(text);
  return rows.some(({ passes }) => passes === false) ? 1 : 0;
});
