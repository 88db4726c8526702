import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { followsFragmentLink } from './fragment-link.ts';

/** Whether a dialog of the document is open: the visitor may have opened it before hydration. */
function isOpenInDocument(id: string): boolean {
  return typeof document !== 'undefined' && Boolean(document.querySelector(`[id="${id}"][open]`));
}

/** What React adds to a dialog of the platform. */
export function useDialog(id: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpen] = useState(() => isOpenInDocument(id));

  useLayoutEffect(() => {
    // React may have rendered it again: then it is closed.
    if (wasOpen && !ref.current?.open) ref.current?.showModal();
  }, [wasOpen]);

  return {
    ref,
    /** Says in advance whether the page's scrollbar takes width: then a gutter takes its place (`base.css`). */
    markScrollbar() {
      const root = document.documentElement;
      root.toggleAttribute('data-wide-scrollbar', innerWidth > root.clientWidth);
    },
    closeOnLink({ nativeEvent }: MouseEvent) {
      if (followsFragmentLink(nativeEvent)) ref.current?.close();
    },
    /** Does for browsers without `closedby` what `closedby="any"` does. */
    closeFromBackdrop(event: MouseEvent) {
      const dialog = ref.current;
      // The dialog is the target of a click on its backdrop, and of one on its own border and scrollbar.
      if (!dialog || event.target !== dialog || 'closedBy' in HTMLDialogElement.prototype) return;
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x >= left && x <= right && y >= top && y <= bottom) return;
      // The rest of the click would take away the focus that closing gives back.
      event.preventDefault();
      dialog.close();
    },
  };
}
