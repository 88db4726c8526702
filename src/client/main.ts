import { startDialogs } from './dialogs.ts';
import { startFonts } from './fonts.ts';
import { startLazyForm } from './lazy-form.ts';
import { startLazyTooltips } from './lazy-tooltips.ts';
import { startMenu } from './menu.ts';
import { startPolicyContents } from './policy-contents.ts';
import { startScrollObservers } from './scroll-observers.ts';
import { startScrollbar } from './scrollbar.ts';
import { startYear } from './year.ts';

startLazyForm();
startMenu();
startDialogs();
startScrollbar();
startLazyTooltips();
startScrollObservers();
startFonts();
startPolicyContents();
startYear();
