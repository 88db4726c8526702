import yaml from '@modyfi/vite-plugin-yaml';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [yaml()],
  test: { dir: 'tests/unit', testTimeout: 30_000 },
});
