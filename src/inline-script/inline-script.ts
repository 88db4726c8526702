import { deferSections } from '../loading/deferred-sections.ts';
import { startFonts } from '../loading/load-fonts.ts';
import { getTheme } from '../theme/theme-store.ts';
import { startDialogsAndMenu } from './dialogs-and-menu.ts';
import { startTheme } from './theme-controls.ts';

// Compiled into the head of every document (`inline-script-plugin.ts`): what must work even if no other file loads.
startFonts();
deferSections();
startDialogsAndMenu();
const showTheme = startTheme();

// Runs before newly parsed elements are painted, if they have any state to show.
const parsing = new MutationObserver(showTheme);
if (getTheme() !== 'system') {
  parsing.observe(document, { childList: true, subtree: true });
}
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  showTheme();
});
