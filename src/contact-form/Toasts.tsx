import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../components/Icon.tsx';
import type { ContactFormCopy } from '../content/schema.ts';

/** Milliseconds a toast stays (F15). */
const stay = 4000;

interface ToastsProps {
  readonly words: ContactFormCopy['toasts'];
  readonly children: ReactNode;
}

/** Toasts pause while the window has no focus. A tab can also be hidden without ever having had it (F15). */
function usePauseWhileHidden() {
  useEffect(() => {
    const tellFocus = () =>
      window.dispatchEvent(new FocusEvent(document.hidden ? 'blur' : 'focus'));
    document.addEventListener('visibilitychange', tellFocus);
    return () => document.removeEventListener('visibilitychange', tellFocus);
  }, []);
}

export function Toasts({ words, children }: ToastsProps) {
  usePauseWhileHidden();
  return (
    <Toast.Provider timeout={stay} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={words.region} aria-live="off">
          <ToastList close={words.close} />
        </Toast.Viewport>
        <Announcements />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ close }: { close: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="grid grid-cols-[1fr_auto] items-start gap-2">
        <div>
          <Toast.Title className="toast-title font-text text-small font-semibold" />
          <Toast.Description className="mt-0.5 text-small text-muted" />
        </div>
        <Toast.Close
          aria-label={close}
          // The library hides it until the toasts have the focus, and keeps it focusable all the while.
          aria-hidden={false}
          className="-me-2 -mt-1.5 grid size-8 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * What a screen reader says of the toasts (F15): each once, politely, or at once where something has failed. The
 * library's own way would read out the close button too, and an urgent toast again whenever the focus
 * leaves the toasts, and hide that one from assistive technology meanwhile.
 */
function Announcements() {
  const { toasts } = Toast.useToastManager();
  const said = (isUrgent: boolean) =>
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
        {said(false)}
      </div>
      <div role="alert" aria-atomic={false}>
        {said(true)}
      </div>
    </div>
  );
}
