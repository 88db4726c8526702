import { sandboxKeys } from '../../mail-sandbox/keys.ts';
import { ContentError, type Mistake } from '../../src/content/issue.ts';
import { loadContent } from '../../src/content/load.ts';
import { readDeployment } from '../../src/env.ts';
import { addressProblems } from './addresses.ts';
import { approvalProblems } from './approvals.ts';
import { placeholderProblems } from './placeholders.ts';
import { recordingProblems } from './recording.ts';
import { strayFileProblems } from './stray-files.ts';
import { variableProblems } from './variables.ts';

/** Everything that blocks a release, including mistakes that also stop a build. */
export function releaseProblems(directory = 'src/content'): Mistake[] {
  const ofVariables = attempt(() =>
    variableProblems(readDeployment(), sandboxKeys).map(withoutLocation),
  );
  const ofContent = attempt(() => {
    const content = loadContent(directory);
    return [
      ...addressProblems(content),
      ...approvalProblems(content, directory),
      ...recordingProblems(content, directory),
    ];
  });
  // A file that stops the build is not reported again as unread.
  const unread = strayFileProblems(directory).filter(
    ({ file }) => !ofContent.some((other) => other.file === file),
  );
  return [...ofVariables, ...ofContent, ...placeholderProblems(directory), ...unread];
}

const withoutLocation = (text: string): Mistake => ({ file: null, line: null, path: [], text });

/** The problems found, or the mistakes that kept them from being found. */
function attempt(find: () => readonly Mistake[]): readonly Mistake[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    return (error as Error).message.split('\n').map(withoutLocation);
  }
}
