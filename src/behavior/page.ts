import { startKeepingTyping } from '../inquiry/keep-typing.ts';
import { startDialogs } from './dialogs.ts';
import { startInquiryCode } from './inquiry-code.ts';
import { startLettering } from './lettering.ts';
import { startMenu } from './menu.ts';
import { startTheme } from './theme.ts';
import { startTooltipCode } from './tooltip-code.ts';
import { startView } from './view.ts';

startTheme();
startMenu();
startDialogs();
startKeepingTyping();
startInquiryCode();
startTooltipCode();
startView();
startLettering();
