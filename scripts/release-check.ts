import { sandboxKeys } from '../mail-sandbox/keys.ts';
import { loadContent } from '../src/content/load.ts';
import { contentItems, placeholderItems, variableItems } from '../src/content/release-items.ts';
import { readDeployment } from '../src/env.ts';
import { runCommand } from './run-command.ts';

/** Refuses a release that would show placeholders or lose inquiries, item by item. */
await runCommand(async () => {
  const deployment = readDeployment();
  const items = [
    ...variableItems(deployment, sandboxKeys),
    ...placeholderItems('src/content'),
    ...contentItems(loadContent()),
  ];
  if (items.length === 0) {
    console.log(`Ready: the site can be released to ${deployment.siteUrl}.`);
    return 0;
  }
  console.error(items.map((item) => `- ${item}`).join('\n'));
  console.error(`\n${items.length} to fix before a release.`);
  return 1;
});
