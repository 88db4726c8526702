import { useEffect, useRef } from 'react';
import { contentFileOf, type FormIssue, type Overview } from '../protocol.ts';
import { deleteMedia, Stopped } from './backend.ts';
import { addressOf } from './editor-location.ts';
import { issueSentence } from './form-names.ts';

interface IssueListProps {
  readonly issues: readonly FormIssue[];
  readonly overview: Overview;
  /** Whether they caused a save to be rejected. */
  readonly isRefused: boolean;
  /** The form below. */
  readonly form?: { readonly file: string; readonly draftName: string };
}

/** All issues, above the form, each with a link to its field. */
export function IssueList({ issues, overview, isRefused, form }: IssueListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRefused) heading.current?.focus();
  }, [isRefused]);
  if (issues.length === 0) return null;
  return (
    <section className="refused" aria-labelledby="issues-title">
      <h2 id="issues-title" ref={heading} tabIndex={-1}>
        {isRefused ? 'Not saved yet: please fix the following' : 'Please fix the following'}
      </h2>
      <ul>
        {issues.map((issue) => {
          const { file, path } = issue;
          const sentence = issueSentence(overview, issue);
          const [, unused] = /^media\/(.+)/.exec(file ?? '') ?? [];
          return (
            <li key={sentence}>
              {file && contentFileOf(overview.contentFiles, file) ? (
                <a href={addressOf(form?.file === file ? form.draftName : file, path)}>
                  {sentence}
                </a>
              ) : (
                sentence
              )}
              {unused && <DeleteButton name={unused} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function DeleteButton({ name }: { readonly name: string }) {
  async function remove(): Promise<void> {
    if (!confirm(`Delete the file "${name}" from the site's folder?`)) return;
    await deleteMedia(name).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
    });
  }
  return (
    <button type="button" aria-label={`Delete ${name}`} onClick={() => void remove()}>
      Delete
    </button>
  );
}
