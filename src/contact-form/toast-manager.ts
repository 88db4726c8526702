import { Toast } from '@base-ui/react/toast';
import type { FormCopy } from './content.ts';

/** Outside of the components: a response may arrive after the form has been unmounted. */
export const toastManager = Toast.createToastManager();

const toastOptions = {
  sent: { type: 'default' },
  mailFallback: { type: 'info' },
  // Milliseconds; longer than the others, because something is left to do.
  failed: { type: 'destructive', timeout: 5000 },
} as const;

// In a hidden tab, a toast would time out unseen and unannounced, so it waits.
function whenVisible(show: () => void): void {
  if (!document.hidden) show();
  else document.addEventListener('visibilitychange', () => whenVisible(show), { once: true });
}

/** Announces the outcome of an inquiry. */
export function showToast(kind: keyof typeof toastOptions, { toasts }: FormCopy): void {
  const { title, text } = toasts[kind];
  whenVisible(() => toastManager.add({ title, description: text, ...toastOptions[kind] }));
}
