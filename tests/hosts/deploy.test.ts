import { expect, test } from 'vitest';
import { e2eSite } from '../../scripts/local-site.ts';
import { startProcessGroup } from '../../scripts/process-group.ts';
import { deployArguments, quietWrangler } from '../../scripts/wrangler.ts';

test('O6 a deployment to Cloudflare can be rehearsed without an account', async () => {
  const wrangler = startProcessGroup('wrangler', deployArguments(e2eSite.directory, true), {
    print: 'keep',
    variables: { ...quietWrangler, CLOUDFLARE_API_TOKEN: '' },
  });
  const code = await wrangler.ended;
  expect(wrangler.output()).toContain('env.ASSETS');
  expect(wrangler.output()).toContain('--dry-run: exiting now.');
  expect(code).toBe(0);
});
