import { ensureBrowsers } from './browser-packages.ts';
import { e2eBrowsers } from './chromium.ts';
import { ensurePackages } from './ensure-packages.ts';
import { ensureNginx } from './nginx.ts';

export interface TestStep {
  /** Each with its arguments; the last one takes those of the command line. */
  commands: readonly (readonly [tool: string, ...args: string[]])[];
  /** Whether the tests look at a built site. */
  needsBuild?: boolean;
  /** Finds or installs what the machine needs, and returns what to add to the environment. */
  prepare?: () => Promise<Record<string, string>>;
}

/** What can be tested, by the name that `scripts/test.ts` takes; tests by the name of their folder. */
export const testSteps = {
  lint: { commands: [['biome', 'ci', '--error-on-warnings'], ['knip']] },
  types: { commands: [['astro', 'check', '--minimumFailingSeverity', 'warning']] },
  unit: { commands: [['vitest', 'run', '--dir', 'tests/unit']] },
  hosts: {
    commands: [['vitest', 'run', '--dir', 'tests/hosts']],
    needsBuild: true,
    prepare: async () => {
      await ensureNginx();
      return {};
    },
  },
  e2e: { commands: [['playwright', 'test']], needsBuild: true, prepare: e2eBrowsers },
  browsers: {
    commands: [['playwright', 'test', '--config', 'tests/browsers/playwright.config.ts']],
    needsBuild: true,
    prepare: async () => {
      await ensureBrowsers();
      return e2eBrowsers();
    },
  },
  editor: {
    commands: [
      ['tsc', '--noEmit', '--project', 'editor'],
      ['playwright', 'test', '--config', 'tests/editor'],
    ],
    prepare: async () => {
      await ensurePackages('editor');
      return e2eBrowsers();
    },
  },
} satisfies Record<string, TestStep>;
