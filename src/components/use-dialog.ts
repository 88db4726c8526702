import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { followsFragmentLink } from './fragment-link.ts';

/** Whether a dialog in the document is open: the visitor may have opened it before hydration. */
function isOpenInDocument(id: string): boolean {
  return typeof document !== 'undefined' && Boolean(document.querySelector(`[id="${id}"][open]`));
}

/** What React adds to a native dialog. */
export function useDialog(id: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpen] = useState(() => isOpenInDocument(id));

  useLayoutEffect(() => {
    // React may have rendered it from scratch, which closes it.
    if (wasOpen && !ref.current?.open) ref.current?.showModal();
  }, [wasOpen]);

  return {
    ref,
    /** Records in advance whether the page's scrollbar takes up width: then a gutter replaces it (`base.css`). */
    markScrollbar() {
      const root = document.documentElement;
      root.toggleAttribute('data-wide-scrollbar', innerWidth > root.clientWidth);
    },
    /** The next time it opens at its beginning. */
    resetScroll() {
      ref.current?.scrollTo({ top: 0, behavior: 'instant' });
    },
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
