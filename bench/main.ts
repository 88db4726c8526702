import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { runCommand } from '../scripts/run-command.ts';
import { launchBrowser } from './browser.ts';
import { measureBuild } from './build.ts';
import { measureDotGrid } from './dot-grid.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Row, table } from './report.ts';
import { type Sites, startSites } from './sites.ts';

type Measure = (browser: Browser, sites: Sites, runs: number) => Promise<Row[]>;

const parts = new Map<string, Measure>([
  ['lighthouse', measureLighthouse],
  ['interactions', measureInteractions],
  ['grid', measureDotGrid],
  ['build', measureBuild],
]);

function readOptions() {
  const all = [...parts.keys()].join(',');
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: all },
      runs: { type: 'string', default: '5' },
    },
  });
  const chosen = values.only.split(',').map((name) => {
    const measure = parts.get(name);
    if (measure) return { name, measure };
    throw new Error(`--only "${name}" is not a part. Choose from ${all}.`);
  });
  const runs = Number(values.runs);
  if (Number.isInteger(runs) && runs > 0) return { chosen, runs };
  throw new Error(`--runs "${values.runs}" is not a number of runs. Give 1 or more.`);
}

/** Measures the budgets of time and prints the table; `--only grid,build` measures some, `--runs 1` is quick. */
await runCommand(async () => {
  const { chosen, runs } = readOptions();
  const sites = await startSites();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const { name, measure } of chosen) {
    console.log(`Measuring ${name}…`);
    rows.push(...(await measure(browser, sites, runs)));
  }
  const minutes = (process.uptime() / 60).toFixed(0);
  const versions = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;
  await browser.close();
  await sites.close();
  console.log(`\n${versions}, medians of ${runs}, ${minutes} minutes.\n\n${table(rows)}`);
  return rows.every(({ passes }) => passes) ? 0 : 1;
});
