import type { FormIssue } from '../protocol.ts';

/** The issues in a field, shown below it. */
export function Issues({ id, issues }: { id: string; issues: readonly FormIssue[] }) {
  return (
    <div id={`${id}-issues`} className="issues">
      {issues.map(({ text }) => (
        <p key={text}>This {text}</p>
      ))}
    </div>
  );
}
