import { sandboxKeys } from '../../mail-sandbox/keys.ts';
import { loadContent } from '../../src/content/load.ts';
import { readDeployment } from '../../src/env.ts';
import { addressProblems } from './addresses.ts';
import { approvalProblems } from './approvals.ts';
import { deliveredProblems } from './delivered.ts';
import { placeholderProblems } from './placeholders.ts';
import { recordingProblems } from './recording.ts';
import { strayFileProblems } from './stray-files.ts';
import { variableProblems } from './variables.ts';

/** Everything that blocks a release, one sentence each, including mistakes that also stop a build. */
export function releaseProblems(directory = 'src/content'): string[] {
  const ofVariables = attempt(() => variableProblems(readDeployment(), sandboxKeys));
  const ofContent = attempt(() => {
    const content = loadContent(directory);
    return [
      ...deliveredProblems(content, directory),
      ...addressProblems(content),
      ...approvalProblems(content, directory),
      ...recordingProblems(content, directory),
    ];
  });
  const ofFiles = [...placeholderProblems(directory), ...strayFileProblems(directory)];
  // A file that stops the build is not reported again as unread.
  const others = ofFiles.filter((problem) => {
    const [file = ''] = problem.split(': ');
    return !ofContent.some((other) => other.startsWith(`${file}: is not read`));
  });
  return [...ofVariables, ...ofContent, ...others];
}

/** The problems found, or the mistakes that kept them from being found. */
function attempt(find: () => string[]): string[] {
  try {
    return find();
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
