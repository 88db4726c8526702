import type { Transport } from './delivery.ts';
import { outlivePage } from './keepalive.ts';

export interface EmailServiceKeys {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

// The library reads local storage as it loads and throws where that is denied: never a static import.
const importLibrary = () => import('@emailjs/browser');

let library: ReturnType<typeof importLibrary> | null = null;

// Once loaded it is at hand within the press: a tab that is closed in the same moment is not closed too soon.
function loadLibrary(): ReturnType<typeof importLibrary> {
  library ??= importLibrary().catch((error: unknown) => {
    library = null;
    throw error;
  });
  return library;
}

/**
 * A transport that sends through the e-mail service (F5).
 * @param keys the deployment's three keys
 * @param origin the service's origin, without a path
 */
export function emailTransport(keys: EmailServiceKeys, origin: string): Transport {
  return async (parameters) => {
    const { init, send } = await loadLibrary();
    // `send` alone cannot be told the origin; `init` can, and keeps it.
    init({ publicKey: keys.publicKey, origin });
    return outlivePage(() => send(keys.serviceId, keys.templateId, { ...parameters }));
  };
}

/** Has the library at hand before the press, so that the press goes straight to the wire. Never rejects. */
export async function fetchLibrary(): Promise<void> {
  await loadLibrary().catch(() => undefined);
}
