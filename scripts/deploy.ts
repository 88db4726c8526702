import { loadContent } from '../src/content/load.ts';
import { readDeployment } from '../src/env.ts';
import { buildSite } from './build-site.ts';
import { confirm } from './confirm.ts';
import { deployTo } from './deploy-to.ts';
import { runCommand } from './run-command.ts';
import { runTool } from './run-tool.ts';

/** Builds the site and publishes it on Cloudflare, once the release check passes and the owner confirms. */
await runCommand(async () => {
  // npm swallows options, and PowerShell drops the "--" before them, so no option may affect publishing.
  if (process.argv.length > 2 || process.env['npm_config_dry_run']) {
    throw new Error(
      '"deploy" has no options. Nothing was deployed. For a dry run: npm run deploy:dry-run',
    );
  }
  const { code } = await runTool('node', ['scripts/release-check.ts']);
  if (code !== 0) throw new Error('Nothing was deployed.');
  const { name } = loadContent().agency;
  const question = `Publish "${name}" at ${readDeployment().siteUrl}?`;
  if (process.stdin.isTTY && !(await confirm(question, process.stdin, process.stdout))) {
    throw new Error('Nothing was deployed.');
  }
  await buildSite('dist');
  await deployTo('cloudflare');
  return 0;
});
