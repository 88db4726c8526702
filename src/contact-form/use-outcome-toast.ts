import { reactFormCopy } from 'virtual:contact-form-copy';
import { Toast } from '@base-ui/react/toast';
import type { Outcome } from './submit-inquiry.ts';

const toastOptions = {
  sent: { type: 'default' },
  mailFallback: { type: 'info' },
  // Milliseconds; longer than the others, because something is left to do.
  failed: { type: 'destructive', timeout: 5000 },
} as const;

// In a hidden tab a toast would come and go unseen, and unheard by a screen reader: it waits.
function whenVisible(show: () => void): void {
  if (!document.hidden) show();
  else document.addEventListener('visibilitychange', () => whenVisible(show), { once: true });
}

export function useOutcomeToast() {
  const { add } = Toast.useToastManager();
  return (kind: Outcome['kind']) => {
    const { title, text } = reactFormCopy.toasts[kind];
    whenVisible(() => add({ title, description: text, ...toastOptions[kind] }));
  };
}
