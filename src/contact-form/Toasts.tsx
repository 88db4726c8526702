import { Toast } from '@base-ui/react/toast';
import { Button } from '../components/Button.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import { Text } from '../components/Text.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import { isPageCovered, pageVisible } from './page-visible.ts';
import styles from './Toasts.module.css';

interface ToastData {
  icon: IconName;
}

const manager = Toast.createToastManager<ToastData>();

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
  const id = manager.add({
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
    if (isPageCovered()) manager.close(id);
  };
  document.addEventListener('toggle', closeIfCovered, { capture: true, signal: closed.signal });
}

/** The page's toasts, at most three. The library announces each. */
export function Toasts({ content }: { content: ContactFormContent['toasts'] }) {
  return (
    <Toast.Provider limit={3} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts} aria-label={content.region}>
          <ToastList closeLabel={content.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // The form says the same, and takes the focus.
      aria-live={toast.type === 'destructive' ? 'off' : undefined}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        {toast.data && <Icon name={toast.data.icon} className={styles.icon} />}
        <Toast.Title render={<Text as="h2" variant="label" />} className={styles.title} />
        <Toast.Close
          render={<Button variant="icon" />}
          aria-label={closeLabel}
          // Not one of our tooltips: the Escape that dismisses it would close the toast too.
          title={closeLabel}
          // The library hides it until the toasts have focus, but keeps it focusable.
          aria-hidden={false}
          className={styles.close}
        >
          <Icon name="close" />
        </Toast.Close>
        <Toast.Description render={<Text variant="hint" />} className={styles.text}>
          <NoBreak text={String(toast.description)} />
        </Toast.Description>
      </Toast.Content>
    </Toast.Root>
  ));
}
