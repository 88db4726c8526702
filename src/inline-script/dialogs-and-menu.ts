import { closestTarget } from '../closest-target.ts';
import { runDialogCommand } from '../components/dialog-command.ts';
import { followsFragmentLink } from '../components/fragment-link.ts';
import { unhydratedIsland } from './unhydrated-island.ts';

/**
 * What the browser does not do by itself: opens dialogs where it has no invoker commands, and closes a dialog or the
 * menu when a fragment link in it is clicked.
 */
export function startDialogsAndMenu(): void {
  addEventListener('click', (event) => {
    const button = closestTarget(event, `${unhydratedIsland} [commandfor]`);
    if (button) runDialogCommand(button);
    if (!followsFragmentLink(event)) return;
    closestTarget<HTMLDialogElement>(event, `${unhydratedIsland} dialog`)?.close();
    closestTarget<HTMLElement>(event, `${unhydratedIsland} [popover]`)?.hidePopover?.();
  });
}
