import type { FormIssue } from '../protocol.ts';

/** Says that another program has made the file of this form unreadable, and what to correct in it. */
export function UnreadableFile({ issues }: { readonly issues: readonly FormIssue[] }) {
  return (
    <section className="conflict" aria-labelledby="unreadable-title">
      <h2 id="unreadable-title">The file cannot be read</h2>
      <p>
        Another program has changed the file of this form, and it cannot be read anymore. Correct it
        in a text editor. What you have typed here is kept; once the file can be read, you choose
        which version to keep.
      </p>
      <ul>
        {issues.map(({ file, text }) => (
          <li key={text}>
            src/content/{file}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
