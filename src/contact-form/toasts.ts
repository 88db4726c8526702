import { Toast } from '@base-ui/react/toast';
import type { IconName } from '../components/Icon.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import { isPageCovered, pageVisible } from './page-visible.ts';

export interface ToastData {
  icon: IconName;
}

/** The toasts that are shown, by the library. */
export const toastManager = Toast.createToastManager<ToastData>();

interface ToastOptions {
  type: 'default' | 'info' | 'destructive';
  /** In milliseconds. */
  timeout: number;
  data: ToastData;
}

/** The library's options of each toast. */
const options: Readonly<Record<'sent' | 'unsent' | 'failed', ToastOptions>> = {
  sent: { type: 'default', timeout: 4000, data: { icon: 'check' } },
  unsent: { type: 'info', timeout: 4000, data: { icon: 'mail' } },
  // Longer, because the visitor still has something to do.
  failed: { type: 'destructive', timeout: 5000, data: { icon: 'alert' } },
};

/** Shows a toast once the visitor can see the page; again, if a menu or dialog has covered it. */
export async function showToast(
  kind: keyof typeof options,
  content: ContactFormContent['toasts'],
): Promise<void> {
  await pageVisible();
  const { title, text } = content[kind];
  const closed = new AbortController();
  const id = toastManager.add({
    ...options[kind],
    title,
    description: text,
    onClose() {
      closed.abort();
      if (isPageCovered()) void showToast(kind, content);
    },
  });
  // Under a menu or dialog it would end unseen.
  const closeIfCovered = () => {
    if (isPageCovered()) toastManager.close(id);
  };
  document.addEventListener('toggle', closeIfCovered, { capture: true, signal: closed.signal });
}
