import { ensureBrowsers } from './browser-packages.ts';
import { e2eBrowsers, findChromium } from './chromium.ts';
import { ensureNginx } from './nginx.ts';
import { ensurePackages } from './tool-folder.ts';

export interface TestStep {
  /** What `npm run` calls it. */
  script: string;
  /** Each with its arguments; the last one takes those of the command line. */
  commands: readonly (readonly [tool: string, ...args: string[]])[];
  variables?: Readonly<Record<string, string>>;
  /** The folder of the tests that it runs, from the root of the project. */
  folder?: string;
  /** Whether the tests look at a built site. */
  needsBuild?: boolean;
  /** Finds or installs what the machine needs, and returns what to add to the environment. */
  prepare?: () => Promise<Record<string, string>>;
  /** What makes the runner write a report, and the counts in it. Without one a step counts as one test. */
  report?: {
    args: readonly string[];
    variables?: Readonly<Record<string, string>>;
    file: string;
    /** Reads the counts of passed, failed and skipped tests. */
    counts: (report: never) => readonly [number, number, number];
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const vitestReport = (file: string): NonNullable<TestStep['report']> => ({
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  file,
  counts: ({ numPassedTests, numFailedTests, numPendingTests }: VitestReport) => [
    numPassedTests,
    numFailedTests,
    numPendingTests,
  ],
});

const playwrightReport = (file: string): NonNullable<TestStep['report']> => ({
  args: ['--reporter=list,json'],
  variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  file,
  counts: ({ stats }: PlaywrightReport) => [
    stats.expected,
    stats.unexpected + stats.flaky,
    stats.skipped,
  ],
});

/** What can be tested, by the name that `scripts/test.ts` takes. */
export const testSteps: Readonly<Record<string, TestStep>> = {
  lint: { script: 'lint', commands: [['biome', 'ci', '--error-on-warnings'], ['knip']] },
  types: {
    script: 'types',
    commands: [['astro', 'check', '--minimumFailingSeverity', 'warning']],
    variables: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  unit: {
    script: 'test:unit',
    commands: [['vitest', 'run', '--dir', 'tests/unit']],
    folder: 'tests/unit/',
    report: vitestReport('.local/unit.json'),
  },
  hosts: {
    script: 'test:hosts',
    commands: [['vitest', 'run', '--dir', 'tests/hosts']],
    folder: 'tests/hosts/',
    needsBuild: true,
    prepare: async () => {
      await ensureNginx();
      return {};
    },
    report: vitestReport('.local/hosts.json'),
  },
  e2e: {
    script: 'test:e2e',
    commands: [['playwright', 'test']],
    folder: 'tests/e2e/',
    needsBuild: true,
    prepare: e2eBrowsers,
    report: playwrightReport('.local/e2e.json'),
  },
  browsers: {
    script: 'test:browsers',
    commands: [['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts']],
    folder: 'tests/browsers/',
    needsBuild: true,
    prepare: async () => {
      await ensureBrowsers();
      return { CHROMIUM_PATH: await findChromium() };
    },
  },
  edit: {
    script: 'test:edit',
    commands: [
      ['tsc', '--noEmit', '--project', 'editor'],
      ['playwright', 'test', '--config', 'tests/editor'],
    ],
    folder: 'tests/editor/',
    prepare: async () => {
      await ensurePackages('editor');
      return e2eBrowsers();
    },
  },
};
