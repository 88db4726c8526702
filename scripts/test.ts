import { readFile, rm } from 'node:fs/promises';
import { e2eSite, localVariables } from './local-addresses.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';
import { type TestStep, testSteps } from './test-steps.ts';

type StepName = keyof typeof testSteps;

interface Result {
  line: string;
  counts: readonly [passed: number, failed: number, skipped: number];
}

/** Runs lint, types, unit, hosts, fixtures and e2e, or the one step given by its name or by a test file. */
await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === undefined) return runAll();
  const name = /^(?:\.[\\/])?tests[\\/](\w+)(?:[\\/]|$)/.exec(first)?.[1] ?? first;
  if (!isStep(name)) {
    throw new Error(
      `"${first}" is not a test: name a file in a folder of tests/, such as tests/unit.`,
    );
  }
  const step: TestStep = testSteps[name];
  if (step.needsBuild && !(await build())) return 1;
  return (await runStep(step, { args: name === first ? rest : [first, ...rest] })).code;
});

function isStep(name: string): name is StepName {
  return Object.hasOwn(testSteps, name);
}

async function runAll(): Promise<number> {
  const built = build();
  const early = await Promise.all([
    inTurn('types'),
    inTurn('lint', 'unit'),
    built.then((isBuilt) => (isBuilt ? inTurn('hosts', 'fixtures') : [buildFailed])),
  ]);
  // The end-to-end tests measure time, so nothing else runs at the same time.
  const late = (await built) ? [await resultOf('e2e', true)] : [];
  const results = [...early, late].flat();
  const total = (kind: 0 | 1 | 2) => results.reduce((sum, { counts }) => sum + counts[kind], 0);
  const [passed, failed, skipped] = [total(0), total(1), total(2)];
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}

const buildFailed: Result = {
  line: 'The build failed, so nothing could be tested. To reproduce: npm run build',
  counts: [0, 1, 0],
};

async function build(): Promise<boolean> {
  const { code, output } = await runTool('node', ['scripts/build.ts', '--out', e2eSite.directory], {
    variables: localVariables(e2eSite.origin, e2eSite.inboxOrigin),
    print: false,
  });
  if (code !== 0) console.error(output);
  return code === 0;
}

async function inTurn(...names: readonly StepName[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of names) results.push(await resultOf(name));
  return results;
}

async function resultOf(name: StepName, print = false): Promise<Result> {
  const start = performance.now();
  const file = `.local/test-${name}.json`;
  // A report left by an earlier run must not be taken for this one's.
  await rm(file, { force: true });
  const { code, output } = await runStep(testSteps[name], { reportFile: file, print });
  if (!print) console.log(`\n== ${name}\n${output.trim()}`);
  const counts = await countsOf(file, code === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
  const rerun = counts[1] > 0 ? `, ${counts[1]} failed. Rerun it with: npm test -- ${name}` : '';
  return { line: `${name.padEnd(10)} ${seconds} s   ${counts[0]} passed${rerun}`, counts };
}

/** The counts from the Vitest or Playwright report; a step without a report counts as one test. */
async function countsOf(file: string, succeeded: boolean): Promise<Result['counts']> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return succeeded ? [1, 0, 0] : [0, 1, 0];
  const { stats, ...vitest } = JSON.parse(text);
  const [passed, failed, skipped]: Result['counts'] = stats
    ? [stats.expected, stats.unexpected + stats.flaky, stats.skipped]
    : [vitest.numPassedTests, vitest.numFailedTests, vitest.numPendingTests];
  return [passed, succeeded ? failed : Math.max(failed, 1), skipped];
}

interface RunOptions {
  args?: readonly string[];
  /** Where the test runner writes an additional report. */
  reportFile?: string;
  print?: boolean;
}

/** Runs the commands of a step until one fails. */
async function runStep(step: TestStep, { args = [], reportFile, print = true }: RunOptions) {
  const reporters: Readonly<Record<string, readonly string[]>> = reportFile
    ? {
        vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
        playwright: ['--reporter=list,json'],
      }
    : {};
  const variables = reportFile ? { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } : {};
  await step.prepare?.();
  let output = '';
  for (const [index, [tool, ...own]] of step.commands.entries()) {
    const given = index === step.commands.length - 1 ? args : [];
    const all = [...own, ...given, ...(reporters[tool] ?? [])];
    const result = await runTool(tool, all, { variables, print });
    output += result.output;
    if (result.code !== 0) return { code: result.code, output };
  }
  return { code: 0, output };
}
