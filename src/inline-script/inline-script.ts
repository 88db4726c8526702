import { startKeepingDraft, storedDraft } from '../contact-form/draft.ts';
import { startHoldingSubmits } from '../contact-form/hold-submit.ts';
import { restorePause } from '../dot-grid/kept-pause.ts';
import { deferSections } from '../layouts/deferred-sections.ts';
import { loadFontsWhenIdle, showCachedFonts } from '../layouts/load-fonts.ts';
import { getTheme } from '../theme/theme-store.ts';
import { startClosingOnLinks } from './close-on-link.ts';
import { startTheme } from './theme-controls.ts';

// Compiled into the head of every document (`inline-script-plugin.ts`): what must work even if no other file loads.
showCachedFonts();
deferSections();
startClosingOnLinks();
startHoldingSubmits();
// Each returns a function that applies its state to what has been parsed since.
const applyState = [startTheme(), startKeepingDraft()];

const applyAll = () => {
  for (const apply of applyState) apply();
};
// Runs before newly parsed elements are painted, if they have any state to show.
const parsing = new MutationObserver(applyAll);
if (getTheme() !== 'system' || storedDraft()) {
  parsing.observe(document, { childList: true, subtree: true });
}
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  applyAll();
  restorePause();
  loadFontsWhenIdle();
});
