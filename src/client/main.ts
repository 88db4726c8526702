import { startDialogBackdrop } from './dialog-backdrop.ts';
import { startFonts } from './fonts.ts';
import { startLazyTooltips } from './lazy-tooltips.ts';
import { startMenu } from './menu.ts';
import { startPauseControl } from './pause-control.ts';
import { startPolicyContents } from './policy-contents.ts';
import { startScrollObservers } from './scroll-observers.ts';
import { startScrollbar } from './scrollbar.ts';
import { startYear } from './year.ts';

startMenu();
startDialogBackdrop();
startScrollbar();
startLazyTooltips();
startScrollObservers();
startPauseControl();
startFonts();
startPolicyContents();
startYear();
