import { useEffect, useState } from 'react';
import { type Group, subjectOf } from '../json-schema.ts';
import { fetchFile } from './backend.ts';
import { useEditorLocation } from './editor-location.ts';
import { FormPage } from './FormPage.tsx';
import { Menu } from './Menu.tsx';
import { PublishPage } from './PublishPage.tsx';
import { SitePage } from './SitePage.tsx';
import { siteRoute } from './site-route.ts';
import { useFolder } from './use-folder.ts';

/** The menu, the open form, and the page next to it. */
export function Editor() {
  const { overview, changes, changedAt, isRunning } = useFolder();
  const { page: asked, field, like } = useEditorLocation();
  const [texts, show] = useState<readonly string[]>([]);
  const initial = useInitial(like);
  if (!overview) return <p role="status">Opening the editor…</p>;

  const page = asked || (overview.subjects[0]?.path ?? '');
  // A copy of each service has a draft of its own.
  const form = like ? `${page}?like=${like}` : page;
  const subject = subjectOf(overview.subjects, page);
  const route = siteRoute(overview, page, field);
  return (
    <div className="editor">
      <header>
        <p className="brand">Site content</p>
        <Menu overview={overview} page={form} />
      </header>
      <main>
        {!isRunning && (
          <p role="alert" className="stopped">
            The editor has been stopped. What you type is kept in this browser. To save it, start
            the editor again with "npm run edit" in the site's folder.
          </p>
        )}
        {page === 'publish' && <PublishPage overview={overview} changes={changes} />}
        {page !== 'publish' && !subject && (
          <p>There is no form with this name. Choose one on the left.</p>
        )}
        {page !== 'publish' && subject && initial !== undefined && (
          <FormPage
            key={form}
            file={page}
            draft={form}
            shape={subject.shape}
            isOptional={subject.isOptional ?? false}
            {...{ overview, initial, changes, field, show }}
          />
        )}
      </main>
      {/* A frame for each route: a page that reloads for a change would end the loading of another one. */}
      <SitePage key={route} route={route} texts={texts} changedAt={changedAt} />
    </div>
  );
}

/** The initial value of a new file, copied from `like`; undefined until that has loaded. */
function useInitial(like: string | null): Group | null | undefined {
  const [found, setFound] = useState<{ like: string; value: Group } | null>(null);
  useEffect(() => {
    if (!like) return;
    void fetchFile(like).then(({ value }) =>
      setFound({ like, value: { ...value, name: '', order: '' } }),
    );
  }, [like]);
  if (!like) return null;
  return found?.like === like ? found.value : undefined;
}
