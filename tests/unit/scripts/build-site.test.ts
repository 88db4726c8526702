import { expect, test } from 'vitest';
import { buildSite } from '../../../scripts/build-site.ts';

test('a build does not replace a folder that is not a built site', async () => {
  await expect(buildSite('./docs/')).rejects.toThrow('./docs/ is not a built site');
});
