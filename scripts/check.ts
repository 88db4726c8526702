import { readFile, rm } from 'node:fs/promises';
import { type CheckStep, checkSteps } from './check-steps.ts';
import { startProcessGroup } from './process-group.ts';
import { runCommand } from './run-command.ts';
import { closingLine, type TestCounts } from './test-counts.ts';

interface StepResult extends TestCounts {
  name: string;
  seconds: number;
}

/** Runs every step, whatever the ones before it found, and closes with the count of all tests. */
await runCommand(async () => {
  const results: StepResult[] = [];
  for (const step of checkSteps) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const counts = await countsOf(step, results);
    results.push({ ...counts, name: step.name, seconds: (performance.now() - start) / 1000 });
  }
  console.log(`\n${results.map(summaryLine).join('\n')}\n\n${closingLine(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});

async function countsOf(step: CheckStep, before: readonly StepResult[]): Promise<TestCounts> {
  if (before.some(({ name, failed }) => name === step.needs && failed > 0)) {
    console.error(`Not run, because "${step.needs}" failed.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  try {
    return await runStep(step);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function runStep({ tool, args, variables, report }: CheckStep): Promise<TestCounts> {
  // What an earlier run left must not be taken for the result of this one.
  if (report) await rm(report.file, { force: true });
  const added = (await variables?.()) ?? {};
  const succeeded = (await startProcessGroup(tool, args, { variables: added }).ended) === 0;
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const counts = report.read(JSON.parse(await readFile(report.file, 'utf8')));
  return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
}

function summaryLine({ name, seconds, failed, passed }: StepResult): string {
  const result = failed > 0 ? `${failed} failed` : `${passed} passed`;
  return `${name.padEnd(24)}${seconds.toFixed(1).padStart(8)} s   ${result}`;
}
