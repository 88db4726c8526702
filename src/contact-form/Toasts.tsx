import { Toast } from '@base-ui/react/toast';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { NoBreak } from '../components/NoBreak.tsx';
import { Text } from '../components/Text.tsx';
import { Tooltip } from '../components/Tooltip.tsx';
import { contactForm } from '../content/contact-form.ts';
import styles from './Toasts.module.css';
import { type ToastData, toastManager } from './toasts.ts';

/** The page's toasts, at most three. The library announces those that are not silent. */
export function Toasts() {
  return (
    <Toast.Provider limit={3} toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts} aria-label={contactForm.toasts.region}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      aria-live={toast.data?.isSilent ? 'off' : undefined}
      swipeDirection={['left', 'right']}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        {toast.data && <Icon name={toast.data.icon} className={styles.icon} />}
        <Toast.Title render={<Text as="h2" variant="label" />} className={styles.title} />
        <Tooltip text={contactForm.toasts.close} className={styles.close}>
          <Toast.Close
            render={<Button variant="icon" />}
            aria-label={contactForm.toasts.close}
            // The library hides it until the toasts have focus, but keeps it focusable.
            aria-hidden={false}
          >
            <Icon name="close" />
          </Toast.Close>
        </Tooltip>
        <Toast.Description render={<Text variant="small" />} className={styles.text}>
          <NoBreak text={String(toast.description)} />
        </Toast.Description>
      </Toast.Content>
    </Toast.Root>
  ));
}
