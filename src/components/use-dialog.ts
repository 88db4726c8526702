import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followsFragmentLink } from './fragment-link.ts';

/** Whether a dialog in the document is open: the visitor may have opened it before hydration. */
function isOpenInDocument(id: string): boolean {
  return typeof document !== 'undefined' && Boolean(document.querySelector(`[id="${id}"][open]`));
}

/** Records in advance whether the page's scrollbar takes up width: then a gutter replaces it (`base.css`). */
function markScrollbar(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-wide-scrollbar', innerWidth > root.clientWidth);
}

/** What React adds to a native dialog. */
export function useDialog(id: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpen] = useState(() => isOpenInDocument(id));

  useLayoutEffect(() => {
    // React may have rendered it from scratch, which closes it.
    if (wasOpen && !ref.current?.open) ref.current?.showModal();
  }, [wasOpen]);

  // Not as properties: React 19.3 listens to these events only on dialogs that it has not hydrated.
  useEffect(() => {
    const dialog = ref.current;
    const showBeginning = () => dialog?.scrollTo({ top: 0, behavior: 'instant' });
    dialog?.addEventListener('beforetoggle', markScrollbar);
    dialog?.addEventListener('toggle', showBeginning);
    return () => {
      dialog?.removeEventListener('beforetoggle', markScrollbar);
      dialog?.removeEventListener('toggle', showBeginning);
    };
  }, []);

  return {
    ref,
    closeOnLink({ nativeEvent }: MouseEvent) {
      if (followsFragmentLink(nativeEvent)) ref.current?.close();
    },
    /** A fallback for browsers that do not support `closedby="any"`. */
    closeFromBackdrop(event: MouseEvent) {
      const dialog = ref.current;
      // The dialog is the target of clicks on its backdrop, border and scrollbar.
      if (!dialog || event.target !== dialog || 'closedBy' in HTMLDialogElement.prototype) return;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x >= left && x <= right && y >= top && y <= bottom) return;
      // The default action of the click would undo the focus that closing restores.
      event.preventDefault();
      dialog.close();
    },
  };
}
