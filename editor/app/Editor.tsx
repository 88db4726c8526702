import { useEffect, useState } from 'react';
import type { Group } from '../form-value.ts';
import { contentFileOf } from '../protocol.ts';
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
  const { overview, revision, changedAt, isRunning } = useFolder();
  const { view: viewInUrl, field, duplicateOf } = useEditorLocation();
  const [texts, scrollPreviewTo] = useState<readonly string[]>([]);
  const initial = useInitial(duplicateOf);
  if (!overview) return <p role="status">Opening the editor…</p>;

  const view = viewInUrl || (overview.contentFiles[0]?.path ?? '');
  // A copy of each service has a draft of its own.
  const draftName = duplicateOf ? `${view}?duplicateOf=${duplicateOf}` : view;
  const contentFile = contentFileOf(overview.contentFiles, view);
  const route = siteRoute(overview, view, field);
  return (
    <div className="editor">
      <header>
        <p className="brand">Site content</p>
        <Menu overview={overview} current={draftName} />
      </header>
      <main>
        {!isRunning && (
          <p role="alert" className="stopped">
            The editor has been stopped. What you type is kept in this browser. To save it, start
            the editor again with "npm run edit" in the site's folder.
          </p>
        )}
        {view === 'publish' && <PublishPage overview={overview} revision={revision} />}
        {view !== 'publish' && !contentFile && (
          <p>There is no form with this name. Choose one on the left.</p>
        )}
        {view !== 'publish' && contentFile && initial !== undefined && (
          <FormPage
            key={draftName}
            file={view}
            draftName={draftName}
            schema={contentFile.schema}
            isOptional={contentFile.isOptional ?? false}
            {...{ overview, initial, revision, field, scrollPreviewTo }}
          />
        )}
      </main>
      {/* A frame for each route: a page that reloads for a change would end the loading of another one. */}
      <SitePage key={route} route={route} texts={texts} changedAt={changedAt} />
    </div>
  );
}

/** The initial value of a new file, copied from `duplicateOf`; undefined until that has loaded. */
function useInitial(duplicateOf: string | null): Group | null | undefined {
  const [found, setFound] = useState<{ duplicateOf: string; value: Group } | null>(null);
  useEffect(() => {
    if (!duplicateOf) return;
    void fetchFile(duplicateOf).then(({ value }) =>
      setFound({ duplicateOf, value: { ...value, name: '', order: '' } }),
    );
  }, [duplicateOf]);
  if (!duplicateOf) return null;
  return found?.duplicateOf === duplicateOf ? found.value : undefined;
}
