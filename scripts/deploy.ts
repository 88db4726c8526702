import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';
import { quietWrangler } from './start-site.ts';

/**
 * Builds the site and puts it on Cloudflare, once nothing stands in the way of a release. `--dry-run` builds and
 * rehearses, checks nothing of the release, and needs no account.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const dryRun = values['dry-run'];
  if (!dryRun) {
    const { code } = await runTool('node', ['scripts/release-check.ts']);
    if (code !== 0) throw new Error('Nothing was deployed.');
  }
  await buildSite('dist');
  const args = ['deploy', ...(dryRun ? ['--dry-run'] : [])];
  const { code } = await runTool('wrangler', args, { variables: quietWrangler });
  if (code === 0) return 0;
  throw new Error(
    'Wrangler failed: see its message above. To sign in, run "npx wrangler login" or set ' +
      'CLOUDFLARE_API_TOKEN (docs/hosting/cloudflare.md).',
  );
});
