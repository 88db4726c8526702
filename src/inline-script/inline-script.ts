import { readDraft, startKeepingDraft } from '../contact-form/draft.ts';
import { startHoldingSubmits } from '../contact-form/hold-submit.ts';
import { deferSections } from '../layouts/deferred-sections.ts';
import { loadFontsWhenIdle, showCachedFonts } from '../layouts/load-fonts.ts';
import { getTheme } from '../theme/theme-store.ts';
import { startClosingOnLinks } from './close-on-link.ts';
import { startTheme } from './theme-controls.ts';

// Compiled into the head of every document (`inline-script-plugin.ts`): what has to work when no other file ever loads.
showCachedFonts();
deferSections();
startClosingOnLinks();
startHoldingSubmits();
// Each returns a function that applies its state to what has been parsed since.
const applyState = [startTheme(), startKeepingDraft()];

const applyAll = () => {
  for (const apply of applyState) apply();
};
// Runs before newly parsed elements are painted, where there is anything that they have to show.
const parsing = new MutationObserver(applyAll);
if (getTheme() !== 'system' || Object.keys(readDraft()).length > 0) {
  parsing.observe(document, { childList: true, subtree: true });
}
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  applyAll();
  loadFontsWhenIdle();
});
