import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: 'tests',
    testTimeout: 30_000,
    // As long as a server may take to come up on a busy machine.
    hookTimeout: 60_000,
  },
});
