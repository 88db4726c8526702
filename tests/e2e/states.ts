import { pages } from '../content.ts';
import { inquiryStates } from './contact-form/states.ts';
import { dialog, opener } from './dialog-view.ts';
import { menu, menuButton } from './menu-view.ts';
import { hydrated, narrow, type PageState, shown, wide } from './page-state.ts';
import { themeButton } from './theme-view.ts';

/** Every state of the site that a visitor can reach. */
export const states: readonly PageState[] = [
  {
    name: 'menu',
    size: narrow,
    within: 'header, #menu',
    stops: '#menu *',
    async reach(page) {
      await page.goto('/');
      await menuButton(page).click();
    },
    expectStill: shown(menu),
  },
  {
    name: 'dialog',
    size: wide,
    within: 'dialog[open]',
    stops: ':is(dialog, dialog *)',
    async reach(page) {
      await page.goto('/');
      await opener(page).click();
    },
    expectStill: shown((page) => dialog(page)),
  },
  {
    name: 'tooltip of the theme button',
    size: wide,
    within: 'header, [role=tooltip]',
    async reach(page) {
      await page.goto(pages.privacy.path);
      await hydrated(page, 'header');
      await themeButton(page).focus();
    },
    expectStill: shown((page) => page.getByRole('tooltip')),
  },
  ...inquiryStates.map((state) => ({ ...state, within: '#contact, [role=region]' })),
];
