import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { run, start } from './processes.ts';

interface Result {
  readonly line: string;
  readonly passed: number;
  readonly failed: number;
}

/** Runs a command, prints its output once it has ended, and counts its tests; one without a report is one test. */
async function check(name: string, command: string, report = ''): Promise<Result> {
  const startTime = performance.now();
  rmSync(report, { force: true });
  const [program = '', ...args] = command.split(' ');
  const child = start(program, args, {
    isPiped: true,
    variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const read = (output: typeof child.stdout) => (output ? text(output) : '');
  const [output, errors, [code]] = await Promise.all([
    read(child.stdout),
    read(child.stderr),
    once(child, 'exit'),
  ]);
  console.log(`\n== ${name}\n${output.trim()}\n${errors.trim()}`);
  const { passed, failed } = count(report);
  const seconds = `${((performance.now() - startTime) / 1000).toFixed(0)} s`;
  const line = `${name.padEnd(8)} ${seconds.padStart(6)}   ${code === 0 ? 'passed' : 'FAILED'}`;
  return {
    line,
    passed: code === 0 ? Math.max(passed, 1) : passed,
    failed: code === 0 ? 0 : Math.max(failed, 1),
  };
}

/** The counts in the report of Vitest or Playwright. */
function count(report: string): Pick<Result, 'passed' | 'failed'> {
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const unitReport = '.local/unit.json';
const unit = `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`;

async function inTurn(): Promise<Result[]> {
  const lint = await check('lint', 'biome ci --error-on-warnings');
  const knip = await check('knip', 'knip');
  return [lint, knip, await check('unit', unit, unitReport)];
}

await run('node', ['scripts/chromium.ts']);
const [types, others] = await Promise.all([
  check('types', 'astro check --minimumFailingSeverity warning'),
  inTurn(),
]);
// The browser tests alone: two of them run at a time already.
const e2e = await check('e2e', 'playwright test --reporter=list,json', '.local/e2e.json');
const results = [types, ...others, e2e];
const sum = (kind: 'passed' | 'failed') => results.reduce((total, each) => total + each[kind], 0);
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
