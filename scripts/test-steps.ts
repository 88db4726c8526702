import { ensureBrowsers } from './browser-packages.ts';
import { e2eBrowsers } from './chromium.ts';
import { ensurePackages } from './ensure-packages.ts';
import { ensureNginx } from './nginx.ts';

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
}

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
  },
  e2e: {
    script: 'test:e2e',
    commands: [['playwright', 'test']],
    folder: 'tests/e2e/',
    needsBuild: true,
    prepare: e2eBrowsers,
  },
  browsers: {
    script: 'test:browsers',
    commands: [['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts']],
    folder: 'tests/browsers/',
    needsBuild: true,
    prepare: async () => {
      await ensureBrowsers();
      return e2eBrowsers();
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
