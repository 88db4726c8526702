import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: 'tests',
    // Isolating each file costs more time than its tests take; every test restores what it replaces.
    isolate: false,
    // A browser has local storage; Node warns of its own when the email service's library looks for it.
    execArgv: ['--no-experimental-webstorage'],
    testTimeout: 30_000,
    // As long as a server may take to come up on a busy machine.
    hookTimeout: 60_000,
  },
});
