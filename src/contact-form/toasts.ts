import { Toast } from '@base-ui/react/toast';
import type { IconName } from '../components/Icon.tsx';
import { contactForm } from '../content/contact-form.ts';
import { isPageCovered, pageVisible } from './page-visible.ts';

export interface ToastData {
  icon: IconName;
  /** Whether no screen reader announces it. */
  isSilent: boolean;
}

/** The toasts that are shown, by the library. */
export const toastManager = Toast.createToastManager<ToastData>();

/** Of each toast, the library's options and the icon. */
const kinds = {
  sent: { type: 'default', timeout: 4000, icon: 'check' },
  unsent: { type: 'info', timeout: 4000, icon: 'mail' },
  // Longer, because the visitor still has something to do.
  failed: { type: 'destructive', timeout: 5000, icon: 'alert' },
} as const;

export type ToastKind = keyof typeof kinds;

/** Shows a toast; once more, if a dialog or popover covers it. */
export function showToast(kind: ToastKind, isSilent: boolean): void {
  const { type, timeout, icon } = kinds[kind];
  const { title, text } = contactForm.toasts[kind];
  const closed = new AbortController();
  const id = toastManager.add({
    type,
    timeout,
    title,
    description: text,
    data: { icon, isSilent },
    onClose() {
      closed.abort();
      // It has been announced.
      if (isPageCovered()) void pageVisible().then(() => showToast(kind, true));
    },
  });
  // Under a dialog or popover it would end unseen.
  const closeIfCovered = () => {
    if (isPageCovered()) toastManager.close(id);
  };
  document.addEventListener('toggle', closeIfCovered, { capture: true, signal: closed.signal });
}
