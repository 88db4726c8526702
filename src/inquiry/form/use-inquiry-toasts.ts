import { Toast } from '@base-ui/react/toast';
import type { InquiryWords } from '../../content/inquiry.ts';

/** Milliseconds a toast of a failure stays (F15): longer, because something is left to do. */
const stayForFailure = 5000;

/** Shows the toast of an outcome (F6, F7, F10). */
export function useInquiryToasts(words: InquiryWords['toasts']) {
  const { add } = Toast.useToastManager();
  const show = ({ title, text }: { title: string; text: string }, type: string) =>
    add({ title, description: text, type });
  return {
    sent: () => show(words.sent, 'default'),
    handedOver: () => show(words.handedOver, 'info'),
    failed: () =>
      add({
        title: words.failed.title,
        description: words.failed.text,
        type: 'destructive',
        priority: 'high',
        timeout: stayForFailure,
      }),
  };
}
