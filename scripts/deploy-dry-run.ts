import { buildSite } from './build-site.ts';
import { deployTo } from './deploy-to.ts';
import { runCommand } from './run-command.ts';

/** Does everything `npm run deploy` does except the release check and the upload; needs no account. */
await runCommand(async () => {
  await buildSite('dist');
  await deployTo('dry-run');
  console.log('Dry run complete: nothing was published. To publish: npm run deploy');
  return 0;
});
