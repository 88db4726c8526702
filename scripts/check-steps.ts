import { findChromium } from './chromium.ts';
import { e2eSite, localVariables } from './local-site.ts';
import { provideNginx } from './nginx.ts';
import { playwrightCounts, type TestCounts, vitestCounts } from './test-counts.ts';

export interface CheckStep {
  name: string;
  tool: string;
  args: readonly string[];
  variables?: () => Promise<Record<string, string>>;
  /** Where the tool writes its count of tests; a step without one counts as one test. */
  report?: { file: string; read: (report: unknown) => TestCounts };
  /** The step without whose success this one has nothing to look at. */
  needs?: string;
}

const vitestFile = '.local/vitest.json';
const playwrightFile = '.local/playwright.json';
const vitestReports = [
  ...['--reporter=default', '--reporter=json'],
  `--outputFile.json=${vitestFile}`,
];
const buildName = 'build for the journeys';

export const checkSteps: readonly CheckStep[] = [
  { name: 'format, lint, imports', tool: 'biome', args: ['ci', '--error-on-warnings'] },
  {
    name: 'types',
    tool: 'astro',
    args: ['check', '--minimumFailingSeverity', 'warning'],
    variables: async () => ({ ASTRO_TELEMETRY_DISABLED: '1' }),
  },
  {
    name: 'unit tests',
    tool: 'vitest',
    args: ['run', 'tests/unit', ...vitestReports],
    report: { file: vitestFile, read: vitestCounts },
  },
  {
    name: buildName,
    tool: 'node',
    args: ['scripts/build.ts', '--out', e2eSite.directory],
    variables: async () => localVariables(e2eSite.origin, e2eSite.inboxOrigin),
  },
  {
    name: 'hosts',
    tool: 'vitest',
    args: ['run', 'tests/hosts', ...vitestReports],
    variables: async () => {
      provideNginx();
      return {};
    },
    report: { file: vitestFile, read: vitestCounts },
    needs: buildName,
  },
  {
    name: 'journeys',
    tool: 'playwright',
    args: ['test', '--reporter=list,json'],
    variables: async () => ({
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
    }),
    report: { file: playwrightFile, read: playwrightCounts },
    needs: buildName,
  },
  // Made from what the journeys found; it fails when a fault has no row or a row no place for the text.
  { name: 'fault table', tool: 'node', args: ['scripts/fault-table.ts'], needs: 'journeys' },
  { name: 'dead code', tool: 'knip', args: [] },
];
