import { startHoldingSubmits } from '../contact-form/hold-submit.ts';
import { startPersistingDraft } from '../contact-form/persist-draft.ts';
import { showCachedFonts } from './cached-fonts.ts';
import { startCommands } from './commands.ts';
import { startMenuExpanded } from './menu-expanded.ts';
import { startTheme } from './theme.ts';

// Compiled into the head of every document (`critical-script-plugin.ts`): what has to work when no other file ever loads.
showCachedFonts();
startCommands();
startHoldingSubmits();
// Each returns a function that applies its state to what has been parsed since.
const applyState = [startTheme(), startMenuExpanded(), startPersistingDraft()];

const applyAll = () => {
  for (const apply of applyState) apply();
};
// Runs before newly parsed elements are painted.
const parsing = new MutationObserver(applyAll);
parsing.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  applyAll();
});
