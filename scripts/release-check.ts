import { formatIssue } from '../src/content/issue.ts';
import { readDeployment } from '../src/env.ts';
import { releaseProblems } from './release/release-issues.ts';
import { runCommand } from './run-command.ts';

/** Lists every problem that blocks a release, such as placeholders or settings that would lose inquiries. */
await runCommand(async () => {
  const problems = releaseProblems();
  if (problems.length === 0) {
    console.log(`Ready: the site can be released to ${readDeployment().siteUrl}.`);
    return 0;
  }
  console.error(problems.map((problem) => `- ${formatIssue(problem)}`).join('\n'));
  console.error(`\n${problems.length} to fix before a release.`);
  return 1;
});
