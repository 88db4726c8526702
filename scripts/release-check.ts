import { sandboxKeys } from '../mail-sandbox/keys.ts';
import { releaseFactMistakes, releaseVariableMistakes } from '../src/content/check-release.ts';
import { runCommand } from './run-command.ts';
import { checkedSite } from './site-content.ts';

/** Refuses a release that would show placeholders or lose inquiries, item by item (O4). */
await runCommand(async () => {
  const { deployment, content } = checkedSite();
  const items = [
    ...releaseVariableMistakes(deployment, sandboxKeys),
    ...releaseFactMistakes(content.agency),
  ];
  if (items.length === 0) {
    console.log(`Ready: nothing stands in the way of a release to ${deployment.siteUrl}.`);
    return 0;
  }
  console.error(items.map((item) => `- ${item}`).join('\n'));
  console.error(`\n${items.length} to fix before a release.`);
  return 1;
});
