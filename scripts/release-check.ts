import { sandboxKeys } from '../mail-sandbox/keys.ts';
import { contentItems, variableItems } from '../src/content/release-items.ts';
import { runCommand } from './run-command.ts';
import { checkedSite } from './site-content.ts';

/** Refuses a release that would show placeholders or lose inquiries, item by item. */
await runCommand(async () => {
  const { deployment, content } = checkedSite();
  const items = [...variableItems(deployment, sandboxKeys), ...contentItems(content)];
  if (items.length === 0) {
    console.log(`Ready: nothing stands in the way of a release to ${deployment.siteUrl}.`);
    return 0;
  }
  console.error(items.map((item) => `- ${item}`).join('\n'));
  console.error(`\n${items.length} to fix before a release.`);
  return 1;
});
