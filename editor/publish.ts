import { runTool } from '../scripts/run-tool.ts';
import { quietWrangler } from '../scripts/start-site.ts';
import type { PublishResponse } from './protocol.ts';

const signIn =
  'You are not signed in to Cloudflare, so nothing was published. Open a second terminal in the folder of the site, type "npx wrangler login", allow access in the browser, and click "Publish" again. If this is the first time, read docs/hosting/cloudflare.md.';

/** Builds the site and, unless this is a dry run, publishes it. */
export async function publish(isDryRun: boolean): Promise<PublishResponse> {
  if (!isDryRun && !(await isSignedIn())) return { text: signIn, output: '' };
  const { code, output } = await runScript(isDryRun ? 'deploy-dry-run' : 'deploy');
  const address = deployedAddress(output);
  const done = isDryRun
    ? 'Dry run complete: the site was built. Nothing was published.'
    : `Published${address ? `: ${address}` : '.'}`;
  const failed = isDryRun
    ? 'The dry run did not finish; the command output below says why. Nothing was published.'
    : 'Publishing did not finish. The command output below says why, and whether anything was uploaded.';
  return { text: code === 0 ? done : failed, output };
}

/**
 * The first address that wrangler lists after a deployment, below "Deployed agency triggers".
 *
 * @returns null where it lists none
 */
export function deployedAddress(output: string): string | null {
  const [, target] = /^Deployed .* triggers.*\n\s+(\S+)/m.exec(output) ?? [];
  if (target === undefined) return null;
  // A custom domain has no scheme there.
  return target.startsWith('https://') ? target : `https://${target}`;
}

const runScript = (name: string) =>
  runTool('node', [`scripts/${name}.ts`], { variables: { NO_COLOR: '1' }, print: false });

async function isSignedIn(): Promise<boolean> {
  const options = { variables: quietWrangler, print: false };
  return (await runTool('wrangler', ['whoami', '--json'], options)).code === 0;
}
