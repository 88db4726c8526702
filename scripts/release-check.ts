import { formatIssue } from '../src/content/issue.ts';
import { readDeployment } from '../src/env.ts';
import { releaseIssues } from './release/release-issues.ts';
import { runCommand } from './run-command.ts';

/** Lists every issue that blocks a release, such as placeholders or settings that would lose inquiries. */
await runCommand(async () => {
  const issues = releaseIssues();
  if (issues.length === 0) {
    console.log(`Ready: the site can be released to ${readDeployment().siteUrl}.`);
    return 0;
  }
  console.error(issues.map((issue) => `- ${formatIssue(issue)}`).join('\n'));
  console.error(`\n${issues.length} to fix before a release.`);
  return 1;
});
