import { sandboxKeys } from '../../mail-sandbox/keys.ts';
import { ContentError, type Issue } from '../../src/content/issue.ts';
import { loadContent } from '../../src/content/load.ts';
import { readDeployment } from '../../src/env.ts';
import { addressIssues } from './addresses.ts';
import { approvalIssues } from './approvals.ts';
import { placeholderIssues } from './placeholders.ts';
import { recordingIssues } from './recording.ts';
import { strayFileIssues } from './stray-files.ts';
import { variableIssues } from './variables.ts';

/** Everything that blocks a release, including issues that also stop a build. */
export function releaseIssues(directory = 'src/content'): Issue[] {
  const ofVariables = attempt(() =>
    variableIssues(readDeployment(), sandboxKeys).map(withoutLocation),
  );
  const ofContent = attempt(() => {
    const content = loadContent(directory);
    return [
      ...addressIssues(content),
      ...approvalIssues(content, directory),
      ...recordingIssues(content, directory),
    ];
  });
  // A file that stops the build is not reported again as unread.
  const unread = strayFileIssues(directory).filter(
    ({ file }) => !ofContent.some((other) => other.file === file),
  );
  return [...ofVariables, ...ofContent, ...placeholderIssues(directory), ...unread];
}

const withoutLocation = (text: string): Issue => ({ file: null, line: null, path: [], text });

/** The issues found, or those that prevented the search. */
function attempt(find: () => readonly Issue[]): readonly Issue[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    return (error as Error).message.split('\n').map(withoutLocation);
  }
}
