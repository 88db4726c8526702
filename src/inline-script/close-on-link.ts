import { followsFragmentLink } from '../components/fragment-link.ts';
import { notHydrated } from './not-hydrated.ts';

/** Closes a dialog or menu when a fragment link in it is clicked. */
export function startClosingOnLinks(): void {
  addEventListener('click', (event) => {
    if (!followsFragmentLink(event)) return;
    const link = event.target as Element;
    link.closest<HTMLDialogElement>(`${notHydrated} dialog`)?.close();
    link.closest<HTMLElement>(`${notHydrated} [popover]`)?.hidePopover?.();
  });
}
