import { expect, test } from 'vitest';
import { buildSite } from '../../../scripts/build-site.ts';

test.each(['src', './docs/', '.'])(
  'O2 a build does not replace %s, which is not a built site',
  async (folder) => {
    await expect(buildSite(folder)).rejects.toThrow(`${folder} is not a built site`);
  },
);
