import { expect, test } from 'vitest';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { runTool } from '../../scripts/run-tool.ts';
import { quietWrangler } from '../../scripts/start-site.ts';

test('O6 a deployment to Cloudflare can be rehearsed without an account', async () => {
  const args = ['deploy', '--dry-run', '--assets', e2eSite.directory];
  const { code, output } = await runTool('wrangler', args, {
    variables: { ...quietWrangler, CLOUDFLARE_API_TOKEN: '', WRANGLER_LOG: 'log' },
    print: false,
  });
  expect(output).toContain('env.ASSETS');
  expect(output).toContain('--dry-run: exiting now.');
  expect(code).toBe(0);
});
