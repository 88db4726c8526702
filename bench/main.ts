import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { buildSite } from '../scripts/build-site.ts';
import { findChromium } from '../scripts/chromium.ts';
import { runCommand } from '../scripts/run-command.ts';
import { measureAnimation } from './animation.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { row } from './report.ts';
import { startSites } from './sites.ts';

/** Measures the performance budgets and prints the table. `quick` uses one visit per figure instead of five. */
await runCommand(async () => {
  const runs = process.argv.includes('quick') ? 1 : 5;
  const sites = await startSites();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Otherwise each `new Error` in an automated browser parses its file once more, for line numbers.
    args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
  });
  const rows = [
    ...(await measureLighthouse(sites.site, sites.limit, runs)),
    ...(await measureInteractions(browser, sites.site, runs)),
    ...(await measureAnimation(browser, sites.site, runs)),
  ];
  const versions = `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;
  await browser.close();
  await sites.close();
  // With warm caches: building the sites has filled them.
  const start = performance.now();
  await buildSite('.local/bench/build');
  rows.push(row('Build, warm', (performance.now() - start) / 1000, 6, 's'));
  console.log(`\n${versions}, medians of ${runs}.`);
  console.table(rows);
  return rows.every(({ passes }) => passes) ? 0 : 1;
});
