import { defineConfig } from 'vitest/config';
import { yamlFiles } from './integrations/yaml-files.ts';

export default defineConfig({
  plugins: [yamlFiles()],
  test: { dir: 'tests/unit', testTimeout: 30_000 },
});
