import { z } from 'zod';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/**
 * The counts in the JSON report of Vitest.
 *
 * @throws when the report has another shape
 */
export function vitestCounts(report: unknown): TestCounts {
  const counts = vitestReport.parse(report);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

/**
 * The counts in the JSON report of Playwright. A test that passed only when tried again has failed.
 *
 * @throws when the report has another shape
 */
export function playwrightCounts(report: unknown): TestCounts {
  const { stats } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** The closing line of a check: the sum of all counts. */
export function closingLine(all: readonly TestCounts[]): string {
  const sum = (kind: keyof TestCounts) => all.reduce((total, counts) => total + counts[kind], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
