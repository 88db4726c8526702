import { readFile, rm, writeFile } from 'node:fs/promises';
import { provideEngines } from './browser-packages.ts';
import { enginesPage, transcriptsPage } from './browser-pages.ts';
import { engineResults } from './browser-results.ts';
import { findChromium } from './chromium.ts';
import { localHost, localVariables } from './local-site.ts';
import { startProcessGroup } from './process-group.ts';
import { runCommand } from './run-command.ts';

const directory = '.local/engines';
const sitePort = '8811';
const inboxPort = '8051';
const reportFile = '.local/engines.json';

const reader = '@guidepup/virtual-screen-reader';
const tools = ['axe-core', reader];

/** Walks every journey in three engines, with everything that it needs, and writes down what came of it (Q2, Q3, Q5). */
await runCommand(async () => {
  await provideEngines();
  const variables = {
    E2E_DIRECTORY: directory,
    E2E_SITE_PORT: sitePort,
    E2E_INBOX_PORT: inboxPort,
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  const site = localVariables(
    `http://${localHost}:${sitePort}`,
    `http://${localHost}:${inboxPort}`,
  );
  const build = startProcessGroup('node', ['scripts/build.ts', '--out', directory], {
    variables: site,
  });
  if ((await build.ended) !== 0) return 1;
  await rm(reportFile, { force: true });
  const run = startProcessGroup(
    'playwright',
    ['test', '--config', 'tests/browsers/playwright.config.ts', '--reporter=list,json'],
    { variables },
  );
  const code = await run.ended;
  const results = engineResults(JSON.parse(await readFile(reportFile, 'utf8')));
  const named = await Promise.all(tools.map(withVersion));
  await writeFile('docs/engines.md', enginesPage(results, named));
  await writeFile('docs/transcripts.md', transcriptsPage(results, await withVersion(reader)));
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\nWrote docs/engines.md and docs/transcripts.md`);
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return code;
});

async function withVersion(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'));
  return `${name} ${version}`;
}
