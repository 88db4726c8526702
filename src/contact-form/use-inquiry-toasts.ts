import { Toast } from '@base-ui/react/toast';
import type { ContactFormCopy } from '../content/schema.ts';

/** Milliseconds a toast of a failure stays (F15): longer, because something is left to do. */
const stayForFailure = 5000;

// In a hidden tab a toast would come and go unseen, and unheard by a screen reader: it waits (F15).
function whenVisible(show: () => void): void {
  if (!document.hidden) show();
  else document.addEventListener('visibilitychange', () => whenVisible(show), { once: true });
}

/** Shows the toast of an outcome (F6, F7, F10). */
export function useInquiryToasts(words: ContactFormCopy['toasts']) {
  const { add } = Toast.useToastManager();
  const show = ({ title, text }: { title: string; text: string }, type: string, timeout?: number) =>
    whenVisible(() =>
      add({ title, description: text, type, ...(timeout === undefined ? {} : { timeout }) }),
    );
  return {
    sent: () => show(words.sent, 'default'),
    handedOver: () => show(words.mailFallback, 'info'),
    failed: () => show(words.failed, 'destructive', stayForFailure),
  };
}
