import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from '../../../scripts/local-site.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['0', '65536', 'a', '80.5'])(
  'O3 PORT=%s names the variable and the fix',
  async (value) => {
    vi.stubEnv('PORT', value);
    await expect(readPort('PORT', 8787)).rejects.toThrow(
      `PORT is "${value}". Use a number from 1 to 65535.`,
    );
  },
);
