import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { startProcessGroup } from './process-group.ts';
import { runCommand } from './run-command.ts';
import { deployArguments, quietWrangler } from './wrangler.ts';

/**
 * Builds the site and puts it on Cloudflare, once nothing stands in the way of a release. `--dry-run` does all but
 * that and needs no account.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist' },
    },
  });
  const { 'dry-run': isDry, out } = values;
  if (!isDry) {
    const releaseCheck = startProcessGroup('node', ['scripts/release-check.ts']);
    if ((await releaseCheck.ended) !== 0) throw new Error('Nothing was deployed.');
  }
  await buildSite(out, 'cloudflare');
  const wrangler = startProcessGroup('wrangler', deployArguments(out, isDry), {
    variables: quietWrangler,
  });
  if ((await wrangler.ended) === 0) return 0;
  throw new Error(
    'Wrangler did not finish: its own message stands above. To sign in, run "npx wrangler login" or set ' +
      'CLOUDFLARE_API_TOKEN (docs/hosting/cloudflare.md).',
  );
});
