import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Threads start in less time than processes.
  test: { dir: 'tests/unit', testTimeout: 30_000, pool: 'threads' },
});
