import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/run-command.ts';
import { launchBrowser } from './browser.ts';
import { measureBuild } from './build.ts';
import { measureDotGrid } from './dot-grid.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Row, table } from './report.ts';
import { startSites } from './sites.ts';

/** Measures the budgets of time and prints the table; `--only grid,build` measures some, `--runs 1` is quick. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  const sites = await startSites();
  const browser = await launchBrowser();
  const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
    lighthouse: () => measureLighthouse(sites, runs),
    interactions: () => measureInteractions(browser, sites, runs),
    grid: () => measureDotGrid(browser, sites),
    build: () => measureBuild(runs),
  };
  const all = Object.keys(parts);
  const rows: Row[] = [];
  for (const name of values.only?.split(',') ?? all) {
    const measure = parts[name];
    if (!measure) throw new Error(`--only "${name}" is not a part. Choose from ${all}.`);
    console.log(`Measuring ${name}…`);
    rows.push(...(await measure()));
  }
  const minutes = (process.uptime() / 60).toFixed(0);
  const versions = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;
  await browser.close();
  await sites.close();
  console.log(`\n${versions}, medians of ${runs}, ${minutes} minutes.\n\n${table(rows)}`);
  return rows.every(({ passes }) => passes) ? 0 : 1;
});
