import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import { isPageCovered, pageVisible } from './page-visible.ts';
import styles from './Toasts.module.css';

/** How long a toast stays visible, in milliseconds. */
const timeout = 4000;

const icons: Readonly<Record<string, IconName>> = {
  default: 'check',
  info: 'mail',
  destructive: 'alert',
};

interface ToastsProps {
  readonly manager: ReturnType<typeof Toast.createToastManager>;
  readonly content: ContactFormContent['toasts'];
}

/** The page's toasts, at most three. The library announces each. */
export function Toasts({ manager, content }: ToastsProps) {
  return (
    <Toast.Provider timeout={timeout} limit={3} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts} aria-label={content.region}>
          <ToastList close={content.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ close: closeLabel }: { readonly close: string }) {
  const { toasts, add, close } = Toast.useToastManager();

  // Under a menu or dialog it would end unseen: it is shown again when that is closed.
  useEffect(() => {
    const onToggle = () => {
      if (!isPageCovered()) return;
      for (const { id, title, description, type, timeout: ms, transitionStatus } of toasts) {
        if (transitionStatus === 'ending') continue;
        close(id);
        void pageVisible().then(() => add({ title, description, type, timeout: ms }));
      }
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [toasts, add, close]);

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // The form says the same, and takes the focus.
      aria-live={toast.type === 'destructive' ? 'off' : undefined}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        <Icon name={icons[toast.type ?? ''] ?? 'check'} className={styles.icon} />
        <Toast.Title className={styles.title} />
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
        <Toast.Description className={styles.text}>
          <NoBreak text={String(toast.description)} />
        </Toast.Description>
      </Toast.Content>
    </Toast.Root>
  ));
}
