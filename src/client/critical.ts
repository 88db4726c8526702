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
const refreshers = [startTheme(), startMenuExpanded(), startPersistingDraft()];

const refresh = () => {
  for (const run of refreshers) run();
};
// Runs before newly parsed elements are painted.
const parsing = new MutationObserver(refresh);
parsing.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  refresh();
});
