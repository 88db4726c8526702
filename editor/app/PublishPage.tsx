import { useEffect, useState } from 'react';
import type { FormIssue, Overview, PublishResponse } from '../protocol.ts';
import { fetchRelease, messageOf, runPublish, Stopped } from './backend.ts';
import { IssueList } from './IssueList.tsx';

interface PublishPageProps {
  readonly overview: Overview;
  readonly revision: number;
}

type Running = 'publish' | 'dry-run' | null;

/** Lists what blocks a release, and builds and publishes the site. */
export function PublishPage({ overview, revision }: PublishPageProps) {
  const [issues, setIssues] = useState<readonly FormIssue[] | null>(null);
  const [running, setRunning] = useState<Running>(null);
  const [response, setResponse] = useState<PublishResponse | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each change.
  useEffect(() => {
    void fetchRelease().then(setIssues, ignoreStopped);
  }, [revision]);

  async function run(how: 'publish' | 'dry-run'): Promise<void> {
    setResponse(null);
    setRunning(how);
    const stopped = 'The editor has been stopped; start it again with "npm run edit".';
    const result = await runPublish(how).catch((error: unknown) => ({
      text: error instanceof Stopped ? stopped : `It could not be run: ${messageOf(error)}.`,
      output: '',
    }));
    setResponse(result);
    setRunning(null);
  }

  const isReady = issues?.length === 0;
  const name = String(Object(overview.facts).agency?.name ?? 'the site');
  return (
    <section aria-labelledby="publish-title">
      <h1 id="publish-title">Publish</h1>
      {issues === null && <p role="status">Checking the site…</p>}
      {isReady && <p>The site is ready to publish.</p>}
      {issues && !isReady && (
        <>
          <p>
            Before the site can be published, {thingsToFix(issues.length)} to be fixed. Names in
            capital letters, like SITE_URL, are lines in the file .env in the site's folder;
            docs/owner-guide.md says where their values come from.
          </p>
          <IssueList issues={issues} overview={overview} isRefused={false} />
        </>
      )}
      <p className="buttons">
        <button
          type="button"
          className="primary"
          disabled={running !== null || !isReady}
          onClick={() => confirm(`Publish "${name}" for everyone to see?`) && void run('publish')}
        >
          Publish
        </button>
        <button type="button" disabled={running !== null} onClick={() => void run('dry-run')}>
          Dry run
        </button>
      </p>
      <p>
        "Publish" builds the site and puts it on Cloudflare. "Dry run" does everything up to that
        point and publishes nothing.
      </p>
      <p role="status">{running ? 'This takes about half a minute…' : response?.text}</p>
      {response?.output && (
        <details>
          <summary>Command output</summary>
          <pre>{response.output}</pre>
        </details>
      )}
    </section>
  );
}

const thingsToFix = (count: number) => (count === 1 ? '1 thing needs' : `${count} things need`);

function ignoreStopped(error: unknown): void {
  if (!(error instanceof Stopped)) throw error;
}
