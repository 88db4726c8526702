import { Toast } from '@base-ui/react/toast';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import { Text } from '../components/Text.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import styles from './Toasts.module.css';
import { type ToastData, toastManager } from './toasts.ts';

/** The page's toasts, at most three. The library announces each. */
export function Toasts({ content }: { content: ContactFormContent['toasts'] }) {
  return (
    <Toast.Provider limit={3} toastManager={toastManager}>
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
      swipeDirection={['left', 'right']}
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
        <Toast.Description render={<Text variant="small" />} className={styles.text}>
          <NoBreak text={String(toast.description)} />
        </Toast.Description>
      </Toast.Content>
    </Toast.Root>
  ));
}
