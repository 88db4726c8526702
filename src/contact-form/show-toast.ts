import type { Toast } from '@base-ui/react/toast';
import type { FormCopy } from './contact-form-props.ts';

export type ToastManager = ReturnType<typeof Toast.createToastManager>;

const options = {
  sent: { type: 'default' },
  unsent: { type: 'info' },
  // Milliseconds; longer than the others, because the visitor still has something to do.
  failed: { type: 'destructive', timeout: 5000 },
} as const;

/**
 * Shows the outcome of an inquiry. It waits in a hidden tab and behind a modal dialog: otherwise it would end unseen and
 * unannounced.
 */
export function showToast(
  manager: ToastManager,
  copy: FormCopy['toasts'],
  kind: keyof typeof options,
): void {
  const showLater = () => showToast(manager, copy, kind);
  const dialog = document.querySelector(':modal');
  if (dialog) {
    dialog.addEventListener('close', showLater, { once: true });
    return;
  }
  if (document.hidden) {
    document.addEventListener('visibilitychange', showLater, { once: true });
    return;
  }
  const { title, text } = copy[kind];
  manager.add({ title, description: text, ...options[kind] });
}
