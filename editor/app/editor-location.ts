import { useSyncExternalStore } from 'react';
import type { Path } from '../form-value.ts';

/** The location given by the editor's URL. */
export interface EditorLocation {
  /** A file, `services/*.yaml` for a new one, or `publish`. */
  readonly view: string;
  /** The ID of a field to scroll to. */
  readonly field: string | null;
  /** The file to copy when creating a new one. */
  readonly duplicateOf: string | null;
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The current location in the editor. */
export function useEditorLocation(): EditorLocation {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const url = new URL(hash.slice(1), location.origin);
  return {
    view: decodeURIComponent(url.pathname.slice(1)),
    field: url.searchParams.get('field'),
    duplicateOf: url.searchParams.get('duplicateOf'),
  };
}

/**
 * The URL of a form, or of a field in it.
 *
 * @param form its file, or the name of its draft, which may have a query
 */
export function addressOf(form: string, path: Path = []): string {
  if (path.length === 0) return `#/${form}`;
  return `#/${form}${form.includes('?') ? '&' : '?'}field=${encodeURIComponent(fieldId(path))}`;
}

/** The ID of the element of a field. */
export const fieldId = (path: Path): string => `field/${path.join('/')}`;
