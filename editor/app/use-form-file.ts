import { useEffect, useRef, useState } from 'react';
import type { Group } from '../form-value.ts';
import {
  type FileResponse,
  type FormIssue,
  isFilePattern,
  noVersion,
  type SaveResponse,
} from '../protocol.ts';
import { fetchFile, messageOf, removeFile, Stopped, saveFile } from './backend.ts';
import { isSame } from './differences.ts';
import { type Draft, loadDraft, storeDraft } from './drafts.ts';

export interface FormFile {
  /** The content of the file when the form last loaded it. */
  readonly base: Group;
  readonly version: string;
  /** The current value of the form. */
  readonly value: Group;
  /** Whether the file cannot be shown as a form: then `value` is its text. */
  readonly isText: boolean;
  readonly issues: readonly FormIssue[];
  /** The current file, if it was changed elsewhere while there were unsaved edits here. */
  readonly changed: FileResponse | null;
  readonly status: 'open' | 'saving' | 'saved' | 'stopped' | 'refused';
}

/** The content of a file as a form shows it: its text if `isText`, or if it cannot be read. */
export const contentOf = ({ value, text }: FileResponse, isText = false): Group =>
  isText ? { text } : (value ?? { text });

const opened = (file: FileResponse, isText = file.value === null): FormFile => ({
  base: contentOf(file, isText),
  version: file.version,
  value: contentOf(file, isText),
  isText,
  issues: file.issues,
  changed: null,
  status: 'open',
});

/**
 * A file as a form. Edits are kept as a draft until they are saved; a file that was changed elsewhere is never
 * overwritten.
 *
 * @param draftName the name of the form's draft
 * @param initial the initial value of a new file
 * @param revision is incremented on each change in the folder
 * @param onMoved is called when a save created a new file or removed this one
 */
export function useFormFile(
  path: string,
  draftName: string,
  initial: Group | null,
  revision: number,
  onMoved: (path: string | null) => void,
) {
  const [form, setForm] = useState<FormFile | null>(null);
  const [replacements, setReplacements] = useState(0);
  const latest = useRef<FormFile | null>(null);
  const isOpen = useRef(true);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = (next: FormFile) => {
    latest.current = next;
    storeUnsaved(draftName, next);
    if (isOpen.current) setForm(next);
  };
  const replace = (next: FormFile) => {
    update(next);
    setReplacements((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one file, and rereads it after each change.
  useEffect(() => {
    isOpen.current = true;
    void read().catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
    });
    return () => {
      isOpen.current = false;
    };
  }, [revision]);

  async function read(): Promise<void> {
    const before = latest.current?.version;
    const file = isFilePattern(path) ? { ...noFile, value: initial ?? {} } : await fetchFile(path);
    const kept = latest.current ?? (await loadDraft(draftName));
    const now = latest.current;
    if (now?.status === 'saving' || now?.status === 'stopped') return;
    // The response may be older than what has been saved or read in the meantime.
    if (now && now.version !== before) return read();
    const edited = now ?? kept;
    const isUnchanged = (kept: Draft) =>
      isSame(kept.value, kept.base) || isSame(kept.value, contentOf(file, kept.isText));
    if (!edited || isUnchanged(edited)) {
      const status = now?.status === 'saved' && now.version === file.version ? 'saved' : 'open';
      update({ ...opened(file), status });
    } else if (edited.version === file.version) {
      const { value, isText } = edited;
      update({ ...opened(file, isText), issues: now?.issues ?? file.issues, value });
    } else {
      update({ ...opened(file), issues: [], ...edited, changed: file });
    }
  }

  async function save(): Promise<void> {
    const sent = latest.current;
    if (!sent || sent.status === 'saving') return;
    clearTimeout(retry.current);
    update({ ...sent, status: 'saving' });
    const { isText, value, version } = sent;
    const request = isText ? { value: null, text: String(value['text']) } : { value };
    await settle(sent, () => saveFile(path, { ...request, version }));
  }

  async function remove(): Promise<void> {
    const sent = latest.current;
    if (sent) await settle(sent, () => removeFile(path, sent.version), true);
  }

  async function settle(
    sent: FormFile,
    request: () => Promise<SaveResponse>,
    isRemoval = false,
  ): Promise<void> {
    const response = await request().catch((error: unknown): SaveResponse | null => {
      const isStopped = error instanceof Stopped;
      // A save is repeated by itself. A removal is not: the owner may go on typing meanwhile.
      if (isStopped && !isRemoval) return null;
      const cause = isStopped ? 'the editor has been stopped' : messageOf(error);
      const [done, fix] = isRemoval ? ['removed', 'Remove it'] : ['saved', 'Save'];
      const text = `The file could not be ${done}: ${cause}. What you have typed is kept. ${fix} again.`;
      return { kind: 'refused', issues: [{ file: null, path: [], text }] };
    });
    const now = latest.current ?? sent;
    if (response === null) {
      update({ ...now, status: 'stopped' });
      retry.current = setTimeout(() => isOpen.current && void save(), 1500);
    } else if (response.kind === 'refused') {
      update({ ...now, status: 'refused', issues: response.issues });
    } else if (response.kind === 'changed') {
      update({ ...now, status: 'open', changed: response.file });
    } else if (isRemoval) {
      storeDraft(draftName, null);
      onMoved(null);
    } else {
      const isNew = response.path !== path;
      // Keep what was typed during the save.
      const next = isSame(now.value, sent.value)
        ? opened(response.file)
        : { ...opened(response.file, now.isText), value: now.value };
      if (isNew) {
        storeDraft(draftName, null);
        storeUnsaved(response.path, next);
        onMoved(response.path);
      } else {
        update({ ...next, status: 'saved' });
      }
    }
  }

  return {
    form,
    /** How often all values were replaced: a field may remember what was removed from it. */
    replacements,
    save,
    remove,
    change: (value: Group) => {
      if (latest.current)
        update({ ...latest.current, value, status: statusWhileTyping(latest.current) });
    },
    /** Continues from the current file with the chosen values. */
    choose: (file: FileResponse, value: Group) => {
      const next = { ...opened(file, latest.current?.isText), value };
      replace(isSame(next.base, value) ? opened(file) : next);
    },
    reset: () => {
      const now = latest.current;
      if (now)
        replace(now.changed ? opened(now.changed) : { ...now, value: now.base, status: 'open' });
    },
  };
}

/** Keeps the edits of a form as its draft, if it has any. */
function storeUnsaved(draftName: string, { base, version, value, isText }: FormFile): void {
  storeDraft(draftName, isSame(base, value) ? null : { base, version, value, isText });
}

/** A save that waits for the editor, or for its response, continues while the owner types. */
const statusWhileTyping = ({ status }: FormFile) =>
  status === 'saving' || status === 'stopped' ? status : 'open';

const noFile: FileResponse = { value: {}, text: '', version: noVersion, issues: [] };
