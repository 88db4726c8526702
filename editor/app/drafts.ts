import type { Group } from '../form-value.ts';

/** Unsaved edits of a form. */
export interface Draft {
  readonly value: Group;
  /** The content of the file when the form was opened, and its version. */
  readonly base: Group;
  readonly version: string;
  /** Whether `value` is the text of a file that could not be read. */
  readonly isText: boolean;
}

const prefix = 'edit-draft';
const lockOf = (id: string) => `edit-window ${id}`;
let windowId = '';

/** Gives this window an ID that survives a reload, so that two windows never overwrite each other's drafts. */
export async function claimWindow(): Promise<void> {
  const known = sessionStorage.getItem('edit-window');
  // A duplicated tab inherits the ID of the original.
  windowId = known && (await hold(known)) ? known : crypto.randomUUID();
  if (windowId !== known) await hold(windowId);
  sessionStorage.setItem('edit-window', windowId);
}

/** Whether this window acquired a lock, which it then holds for as long as it is open. */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const keep = () => {
      resolve(true);
      return new Promise(() => {});
    };
    // During a reload, the previous page may still hold the lock for a moment.
    const signal = AbortSignal.timeout(500);
    navigator.locks.request(lockOf(id), { signal }, keep).catch(() => resolve(false));
  });
}

const keyOf = (path: string, id = windowId) => JSON.stringify([prefix, path, id]);

/** The draft of a form: this window's own, or one left by a closed window, which this window takes over. */
export async function loadDraft(path: string): Promise<Draft | null> {
  const own = localStorage.getItem(keyOf(path));
  if (own !== null) return JSON.parse(own);
  const { held = [] } = await navigator.locks.query();
  const left = draftKeys().find(
    ({ file, id }) => file === path && !held.some(({ name }) => name === lockOf(id)),
  );
  const text = left ? localStorage.getItem(left.key) : null;
  if (!left || text === null) return null;
  const draft: Draft = JSON.parse(text);
  storeDraft(path, draft);
  localStorage.removeItem(left.key);
  return draft;
}

/** Stores a draft, or removes it. */
export function storeDraft(path: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(path));
    else localStorage.setItem(keyOf(path), JSON.stringify(draft));
    removeEventListener('beforeunload', askBeforeClosing);
  } catch {
    // Storage is full.
    addEventListener('beforeunload', askBeforeClosing);
  }
  for (const listener of listeners) listener();
}

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

const listeners = new Set<() => void>();

export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The files with a draft in this window, one per line. */
export const draftedFiles = (): string =>
  draftKeys()
    .filter(({ id }) => id === windowId)
    .map(({ file }) => file)
    .sort()
    .join('\n');

function draftKeys(): { key: string; file: string; id: string }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`["${prefix}"`))
    .map((key) => {
      const [, file, id] = JSON.parse(key);
      return { key, file, id };
    });
}
