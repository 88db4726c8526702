import { useSyncExternalStore } from 'react';
import type { Path } from '../shape.ts';

/** What the address of the editor names. */
export interface Place {
  /** A file, `services/*.yaml` for a new one, or `publish`. */
  readonly page: string;
  /** The id of a field to go to. */
  readonly field: string | null;
  /** The file that a new one starts from. */
  readonly like: string | null;
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Where the owner is in the editor. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const url = new URL(hash.slice(1), location.origin);
  return {
    page: decodeURIComponent(url.pathname.slice(1)),
    field: url.searchParams.get('field'),
    like: url.searchParams.get('like'),
  };
}

/** The address of a form, or of a field in it. */
export const addressOf = (file: string, path: Path = []): string =>
  `#/${file}${path.length > 0 ? `?field=${encodeURIComponent(`field/${path.join('/')}`)}` : ''}`;
