import { sandboxKeys } from '../mail-sandbox/keys.ts';
import { loadContent } from '../src/content/load.ts';
import { readDeployment } from '../src/env.ts';
import {
  approvalProblems,
  contentProblems,
  placeholderProblems,
  variableProblems,
} from './release-problems.ts';
import { runCommand } from './run-command.ts';
import { sharePictureProblems } from './share-picture-problems.ts';

/** Refuses a release that would show placeholders or lose inquiries, item by item. */
await runCommand(async () => {
  const deployment = readDeployment();
  const content = loadContent();
  const problems = [
    ...variableProblems(deployment, sandboxKeys),
    ...placeholderProblems('src/content'),
    ...contentProblems(content),
    ...approvalProblems(content, 'src/content'),
    ...sharePictureProblems(content),
  ];
  if (problems.length === 0) {
    console.log(`Ready: the site can be released to ${deployment.siteUrl}.`);
    return 0;
  }
  console.error(problems.map((problem) => `- ${problem}`).join('\n'));
  console.error(`\n${problems.length} to fix before a release.`);
  return 1;
});
