import { Toast } from '@base-ui/react/toast';
import type { ContactFormCopy } from './copy.ts';

/** Milliseconds a toast of a failure stays: longer, because something is left to do. */
const failureTimeout = 5000;

// In a hidden tab a toast would come and go unseen, and unheard by a screen reader: it waits.
function whenVisible(show: () => void): void {
  if (!document.hidden) show();
  else document.addEventListener('visibilitychange', () => whenVisible(show), { once: true });
}

/** Shows the toast of an outcome. */
export function useOutcomeToasts(copy: ContactFormCopy['toasts']) {
  const { add } = Toast.useToastManager();
  const show = ({ title, text }: { title: string; text: string }, type: string, timeout?: number) =>
    whenVisible(() =>
      add({ title, description: text, type, ...(timeout === undefined ? {} : { timeout }) }),
    );
  return {
    sent: () => show(copy.sent, 'default'),
    mailFallback: () => show(copy.mailFallback, 'info'),
    failed: () => show(copy.failed, 'destructive', failureTimeout),
  };
}
