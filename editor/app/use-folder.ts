import { useEffect, useState } from 'react';
import type { Overview } from '../protocol.ts';
import { fetchOverview, Stopped } from './backend.ts';

/** The content folder: its contents, how often it has changed, and whether the editor that watches it is running. */
export function useFolder() {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [revision, setRevision] = useState(0);
  const [changedAt, setChangedAt] = useState(0);
  const [isRunning, setRunning] = useState(true);
  useEffect(() => {
    const events = new EventSource('api/changes');
    events.onmessage = ({ data }) => {
      setChangedAt(Number(data));
      setRunning(true);
      fetchOverview().then(
        (fresh) => {
          setOverview(fresh);
          setRevision((count) => count + 1);
        },
        (error: unknown) => {
          if (!(error instanceof Stopped)) throw error;
        },
      );
    };
    events.onerror = () => setRunning(false);
    return () => events.close();
  }, []);
  return { overview, revision, changedAt, isRunning };
}
