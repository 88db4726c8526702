import { closestTarget } from '../closest-target.ts';
import { followsFragmentLink } from '../components/fragment-link.ts';
import { notHydrated } from './not-hydrated.ts';

/** Closes a dialog or menu when a fragment link in it is clicked. */
export function startClosingOnLinks(): void {
  addEventListener('click', (event) => {
    if (!followsFragmentLink(event)) return;
    closestTarget<HTMLDialogElement>(event, `${notHydrated} dialog`)?.close();
    closestTarget<HTMLElement>(event, `${notHydrated} [popover]`)?.hidePopover?.();
  });
}
