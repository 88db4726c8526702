import { runTool } from './run-tool.ts';
import { quietWrangler } from './start-site.ts';

/** Runs Wrangler on `dist/`, to publish it on Cloudflare or only check it (a dry run). */
export async function deployTo(target: 'cloudflare' | 'dry-run'): Promise<void> {
  const args = target === 'cloudflare' ? ['deploy'] : ['deploy', '--dry-run'];
  const { code } = await runTool('wrangler', args, { variables: quietWrangler });
  if (code === 0) return;
  throw new Error(
    'Wrangler failed: see its message above. To sign in, run "npx wrangler login" or set ' +
      'CLOUDFLARE_API_TOKEN (docs/hosting/cloudflare.md).',
  );
}
