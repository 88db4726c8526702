import { startKeepingTyping } from '../contact-form/persist-draft.ts';
import { startDialogs } from './dialogs.ts';
import { startLettering } from './fonts.ts';
import { startInquiryCode } from './lazy-form.ts';
import { startTooltipCode } from './lazy-tooltips.ts';
import { startMenu } from './menu.ts';
import { startView } from './scroll-observers.ts';
import { startScrollbar } from './scrollbar.ts';
import { startTheme } from './theme.ts';

startTheme();
startMenu();
startDialogs();
startScrollbar();
startKeepingTyping();
startInquiryCode();
startTooltipCode();
startView();
startLettering();
