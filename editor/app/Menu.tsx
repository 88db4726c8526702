import { useSyncExternalStore } from 'react';
import { isFilePattern, type Overview } from '../protocol.ts';
import { draftedFiles, onDrafts } from './drafts.ts';
import { addressOf } from './editor-location.ts';
import { formName } from './form-names.ts';

interface MenuProps {
  readonly overview: Overview;
  /** What is open: the name of a form's draft, or `publish`. */
  readonly current: string;
}

/** A link to every form, in page order, and to publishing. */
export function Menu({ overview, current }: MenuProps) {
  const drafted = useSyncExternalStore(onDrafts, draftedFiles).split('\n');
  const link = (file: string, text: string) => (
    <a href={addressOf(file)} aria-current={file === current ? 'page' : undefined}>
      {text}
      {drafted.includes(file) && <span className="unsaved"> not saved</span>}
    </a>
  );
  return (
    <nav aria-label="Forms">
      <ul>
        {overview.contentFiles.map(({ path, title }) => (
          <li key={path}>
            {isFilePattern(path) ? (
              <>
                <span>{title}</span>
                <ul>
                  {overview.entries.map((entry) => (
                    <li key={entry.path}>{link(entry.path, entry.name)}</li>
                  ))}
                  <li>{link(path, 'New…')}</li>
                  {drafted
                    .filter((draft) => draft.startsWith(`${path}?duplicateOf=`))
                    .map((draft) => (
                      <li key={draft}>
                        {link(draft, `Copy of ${formName(overview, draft.replace(/.*=/, ''))}`)}
                      </li>
                    ))}
                </ul>
              </>
            ) : (
              link(path, title)
            )}
          </li>
        ))}
      </ul>
      <a
        href="#/publish"
        className="publish"
        aria-current={current === 'publish' ? 'page' : undefined}
      >
        Publish
      </a>
    </nav>
  );
}
