import { startSavingDraft, storedDraft } from '../contact-form/draft.ts';
import { startHoldingSubmits } from '../contact-form/hold-submit.ts';
import { deferSections } from '../loading/deferred-sections.ts';
import { startFonts } from '../loading/load-fonts.ts';
import { getTheme } from '../theme/theme-store.ts';
import { startDialogsAndMenu } from './dialogs-and-menu.ts';
import { startTheme } from './theme-controls.ts';

// Compiled into the head of every document (`inline-script-plugin.ts`): what must work even if no other file loads.
startFonts();
deferSections();
startDialogsAndMenu();
startHoldingSubmits();
const showTheme = startTheme();
const showDraft = startSavingDraft();

const applyState = () => {
  showTheme();
  showDraft();
};
// Runs before newly parsed elements are painted, if they have any state to show.
const parsing = new MutationObserver(applyState);
if (getTheme() !== 'system' || storedDraft()) {
  parsing.observe(document, { childList: true, subtree: true });
}
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  applyState();
});
