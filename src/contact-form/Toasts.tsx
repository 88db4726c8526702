import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import button from '../components/Button.module.css';
import { Icon, type IconName } from '../components/Icon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import type { FormCopy } from './contact-form-props.ts';
import type { ToastManager } from './show-toast.ts';
import styles from './Toasts.module.css';

/** How long a toast stays visible, in milliseconds. */
const timeout = 4000;

const icons: Readonly<Record<string, IconName>> = {
  default: 'check',
  info: 'mail',
  destructive: 'alert',
};

interface ToastsProps {
  readonly manager: ToastManager;
  readonly copy: FormCopy['toasts'];
}

/** The page's toasts, at most three. */
export function Toasts({ manager, copy }: ToastsProps) {
  return (
    <Toast.Provider timeout={timeout} limit={3} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts} aria-label={copy.region} aria-live="off">
          <ToastList close={copy.close} />
        </Toast.Viewport>
        <Announcements />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ close }: { readonly close: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Icon name={icons[toast.type ?? ''] ?? 'check'} className={styles.icon} />
        <Toast.Title className={styles.title} />
        <Toast.Close
          aria-label={close}
          // Not one of our tooltips: the Escape that dismisses it would close the toast too.
          title={close}
          // The library hides it until the toasts have focus, but keeps it focusable.
          aria-hidden={false}
          className={clsx(button.icon, styles.close)}
        >
          <Icon name="close" className={styles.closeIcon} />
        </Toast.Close>
        <Toast.Description className={styles.text} />
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * Live regions that announce each toast once. The library's own would also announce the close button, and an
 * urgent toast again whenever focus leaves the toasts.
 */
function Announcements() {
  const { toasts } = Toast.useToastManager();
  const announce = (isUrgent: boolean) =>
    toasts
      .filter(({ type }) => (type === 'destructive') === isUrgent)
      .map(({ id, title, description }) => <p key={id}>{`${title} ${description}`}</p>);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-atomic={false}>
        {announce(false)}
      </div>
      <div role="alert" aria-atomic={false}>
        {announce(true)}
      </div>
    </VisuallyHidden>
  );
}
