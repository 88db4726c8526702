import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Icon, type IconName } from '../components/Icon.tsx';
import type { FormCopy } from './content.ts';
import { toastManager } from './toast-manager.ts';

/** Milliseconds that a toast stays visible. */
const timeout = 4000;

const icons: Readonly<Record<string, IconName>> = {
  default: 'check',
  info: 'mail',
  destructive: 'alert',
};

/** The library pauses toasts when the window loses the focus, which a tab opened in the background never had. */
function usePauseWhileHidden() {
  useEffect(() => {
    const dispatchFocus = () =>
      window.dispatchEvent(new FocusEvent(document.hidden ? 'blur' : 'focus'));
    document.addEventListener('visibilitychange', dispatchFocus);
    return () => document.removeEventListener('visibilitychange', dispatchFocus);
  }, []);
}

/** The toasts of the page, at most three. */
export function Toasts({ copy }: { readonly copy: FormCopy['toasts'] }) {
  usePauseWhileHidden();
  return (
    <Toast.Provider timeout={timeout} limit={3} toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={copy.region} aria-live="off">
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
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content>
        <Icon name={icons[toast.type ?? ''] ?? 'check'} className="toast-icon" />
        <Toast.Title />
        <Toast.Close
          aria-label={close}
          // No tooltip of ours: the Escape that dismisses it would close the toast, too.
          title={close}
          // The library hides it until the toasts have the focus, yet keeps it focusable.
          aria-hidden={false}
          className="icon-button"
        >
          <Icon name="close" />
        </Toast.Close>
        <Toast.Description />
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * Live regions that announce each toast once. The library's own would also announce the close button, and an
 * urgent toast again whenever the focus leaves the toasts.
 */
function Announcements() {
  const { toasts } = Toast.useToastManager();
  const announce = (isUrgent: boolean) =>
    toasts
      .filter(({ type }) => (type === 'destructive') === isUrgent)
      .map(({ id, title, description }) => <p key={id}>{`${title} ${description}`}</p>);
  return (
    <div className="sr-only">
      <div role="status" aria-atomic={false}>
        {announce(false)}
      </div>
      <div role="alert" aria-atomic={false}>
        {announce(true)}
      </div>
    </div>
  );
}
