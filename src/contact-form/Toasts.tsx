import { reactFormCopy } from 'virtual:contact-form-copy';
import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../components/Icon.tsx';

/** Milliseconds a toast stays. */
const timeout = 4000;

/** The library pauses toasts when the window loses the focus, which a tab opened in the background never had. */
function usePauseWhileHidden() {
  useEffect(() => {
    const dispatchFocus = () =>
      window.dispatchEvent(new FocusEvent(document.hidden ? 'blur' : 'focus'));
    document.addEventListener('visibilitychange', dispatchFocus);
    return () => document.removeEventListener('visibilitychange', dispatchFocus);
  }, []);
}

export function Toasts({ children }: { children: ReactNode }) {
  usePauseWhileHidden();
  return (
    <Toast.Provider timeout={timeout} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={reactFormCopy.toasts.region} aria-live="off">
          <ToastList />
        </Toast.Viewport>
        <Announcements />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content>
        <div>
          <Toast.Title />
          <Toast.Description />
        </div>
        <Toast.Close
          aria-label={reactFormCopy.toasts.close}
          // The library hides it until the toasts have the focus, and keeps it focusable all the while.
          aria-hidden={false}
          className="icon-button"
        >
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * Live regions that announce each toast once. The library's own would read out the close button too, and an
 * urgent toast again whenever the focus leaves the toasts.
 */
function Announcements() {
  const { toasts } = Toast.useToastManager();
  const announce = (isUrgent: boolean) =>
    toasts
      .filter(({ type }) => (type === 'destructive') === isUrgent)
      .map(({ id, title, description }) => (
        <p key={id}>
          {title} {description}
        </p>
      ));
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
