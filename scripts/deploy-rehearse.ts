import { buildSite } from './build-site.ts';
import { deployTo } from './deploy-to.ts';
import { runCommand } from './run-command.ts';

/** Does what `npm run deploy` does up to the upload: it checks nothing of the release and needs no account. */
await runCommand(async () => {
  await buildSite('dist');
  const code = await deployTo('nowhere');
  console.log('Rehearsed: nothing was published. To publish: npm run deploy');
  return code;
});
