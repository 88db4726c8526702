import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import type { InquiryWords } from '../../content/inquiry.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Milliseconds a toast stays (F15). */
const stay = 4000;

interface ToastsProps {
  readonly words: InquiryWords['toasts'];
  readonly children: ReactNode;
}

export function Toasts({ words, children }: ToastsProps) {
  return (
    <Toast.Provider timeout={stay} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={words.region}>
          <ToastList close={words.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ close }: { close: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="grid grid-cols-[1fr_auto] items-start gap-1">
        <div>
          <Toast.Title className="toast-title font-text text-small font-semibold" />
          <Toast.Description className="mt-[0.125rem] text-small text-muted" />
        </div>
        <Toast.Close
          aria-label={close}
          className="-me-1 -mt-[0.375rem] grid size-4 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
        >
          <Icon name="close" className="size-2" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
