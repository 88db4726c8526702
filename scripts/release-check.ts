import { sandboxKeys } from '../mail-sandbox/keys.ts';
import { pageMistakes } from '../src/content/check-pages.ts';
import { outdatedPolicy } from '../src/content/check-policies.ts';
import { releaseFactMistakes, releaseVariableMistakes } from '../src/content/check-release.ts';
import { runCommand } from './run-command.ts';
import { checkedSite } from './site-content.ts';

/** Refuses a release that would show placeholders or lose inquiries, item by item (O4). */
await runCommand(async () => {
  const { deployment, facts, pages, policies } = await checkedSite();
  const items = [
    ...releaseVariableMistakes(deployment, sandboxKeys),
    ...releaseFactMistakes(facts.agency, facts.figuresBasis),
    ...pageMistakes(pages),
    ...policies.map(outdatedPolicy).filter((item) => item !== null),
  ];
  if (items.length === 0) {
    console.log(`Ready: nothing stands in the way of a release to ${deployment.siteUrl}.`);
    return 0;
  }
  console.error(items.map((item) => `- ${item}`).join('\n'));
  console.error(`\n${items.length} to mend before a release.`);
  return 1;
});
