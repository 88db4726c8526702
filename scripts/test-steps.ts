import { prepareChromium } from './chromium.ts';
import { ensureNginx, ensureOtherBrowsers } from './debian-packages.ts';
import { ensurePackages } from './ensure-packages.ts';

export interface TestStep {
  /** Each with its arguments; those of the command line are passed to the last one. */
  commands: readonly (readonly [tool: string, ...args: string[]])[];
  /** Whether the tests need a built site. */
  needsBuild?: boolean;
  /** Finds or installs what the machine needs. */
  prepare?: () => Promise<void>;
}

/** The test steps, by the name that `scripts/test.ts` takes; test suites by the name of their folder. */
export const testSteps = {
  lint: { commands: [['biome', 'ci', '--error-on-warnings'], ['knip']] },
  types: { commands: [['astro', 'check', '--minimumFailingSeverity', 'warning']] },
  unit: { commands: [['vitest', 'run', '--dir', 'tests/unit']] },
  hosts: {
    commands: [['vitest', 'run', '--dir', 'tests/hosts']],
    needsBuild: true,
    prepare: ensureNginx,
  },
  e2e: { commands: [['playwright', 'test']], needsBuild: true, prepare: prepareChromium },
  fixtures: {
    commands: [['node', 'tests/fixtures/run.ts', '--config', 'tests/fixtures']],
    prepare: prepareChromium,
  },
  'fixtures-e2e': {
    commands: [['node', 'tests/fixtures/run.ts', 'tests/e2e']],
    prepare: prepareChromium,
  },
  browsers: {
    commands: [
      ['tsc', '--noEmit', '--project', 'tests/browsers'],
      ['playwright', 'test', '--config', 'tests/browsers'],
    ],
    needsBuild: true,
    prepare: async () => {
      await ensureOtherBrowsers();
      await ensurePackages('tests/browsers');
    },
  },
  screenshots: {
    commands: [['playwright', 'test', '--config', 'tests/screenshots']],
    needsBuild: true,
    prepare: prepareChromium,
  },
  editor: {
    commands: [['playwright', 'test', '--config', 'tests/editor']],
    prepare: prepareChromium,
  },
} satisfies Record<string, TestStep>;
