import { useSyncExternalStore } from 'react';
import type { Overview } from '../protocol.ts';
import { draftedFiles, onDrafts } from './drafts.ts';
import { addressOf } from './editor-location.ts';
import { formName } from './form-names.ts';

interface MenuProps {
  readonly overview: Overview;
  /** The open form, by the name of its draft. */
  readonly page: string;
}

/** A link to every form, in page order, and to publishing. */
export function Menu({ overview, page }: MenuProps) {
  const drafted = useSyncExternalStore(onDrafts, draftedFiles).split('\n');
  const link = (file: string, text: string) => (
    <a href={addressOf(file)} aria-current={file === page ? 'page' : undefined}>
      {text}
      {drafted.includes(file) && <span className="unsaved"> not saved</span>}
    </a>
  );
  return (
    <nav aria-label="Forms">
      <ul>
        {overview.subjects.map(({ path, title }) => (
          <li key={path}>
            {path.includes('*') ? (
              <>
                <span>{title}</span>
                <ul>
                  {overview.entries.map((entry) => (
                    <li key={entry.path}>{link(entry.path, entry.name)}</li>
                  ))}
                  <li>{link(path, 'New…')}</li>
                  {drafted
                    .filter((draft) => draft.startsWith(`${path}?like=`))
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
        aria-current={page === 'publish' ? 'page' : undefined}
      >
        Publish
      </a>
    </nav>
  );
}
