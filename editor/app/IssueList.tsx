import { useEffect, useRef } from 'react';
import { contentFileOf, type FormMistake, type Overview } from '../protocol.ts';
import { deleteMedia, Stopped } from './backend.ts';
import { addressOf } from './editor-location.ts';
import { mistakeSentence } from './form-names.ts';

interface MistakeListProps {
  readonly mistakes: readonly FormMistake[];
  readonly overview: Overview;
  /** Whether they caused a save to be rejected. */
  readonly isRefused: boolean;
}

/** All mistakes, above the form, each with a link to its field. */
export function MistakeList({ mistakes, overview, isRefused }: MistakeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRefused) heading.current?.focus();
  }, [isRefused]);
  if (mistakes.length === 0) return null;
  return (
    <section className="refused" aria-labelledby="mistakes-title">
      <h2 id="mistakes-title" ref={heading} tabIndex={-1}>
        {isRefused ? 'Not saved yet: please fix the following' : 'Please fix the following'}
      </h2>
      <ul>
        {mistakes.map((mistake) => {
          const { file, path } = mistake;
          const sentence = mistakeSentence(overview, mistake);
          const [, unused] = /^media\/(.+)/.exec(file ?? '') ?? [];
          return (
            <li key={sentence}>
              {file && contentFileOf(overview.contentFiles, file) ? (
                <a href={addressOf(file, path)}>{sentence}</a>
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
