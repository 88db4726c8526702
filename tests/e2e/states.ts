import type { Page } from '@playwright/test';
import { services, site } from '../content.ts';
import { inquiryStates } from './contact-form/states.ts';
import { narrow, type PageState, shown, wide } from './page-state.ts';

const first = services[0]?.name ?? '';
const dialog = (page: Page) => page.getByRole('dialog', { name: first });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** Every state of the site that a visitor can reach. */
export const states: readonly PageState[] = [
  {
    name: 'menu',
    size: narrow,
    within: 'header, #menu',
    stops: '#menu *',
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: site.nav.menu, exact: true }).click();
    },
    expectStill: shown((page) => page.getByRole('navigation', { name: site.nav.menu })),
  },
  {
    name: 'dialog',
    size: wide,
    within: 'dialog[open]',
    stops: ':is(dialog, dialog *)',
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: `Learn More about ${first}` }).click();
    },
    expectStill: shown(dialog),
  },
  {
    name: 'tooltip of the theme button',
    size: wide,
    within: 'header, [role=tooltip]',
    async reach(page) {
      await page.goto('/privacy-policy');
      await page.getByRole('button', { name: site.theme.toggle }).focus();
    },
    expectStill: shown(tooltip),
  },
  ...inquiryStates.map((state) => ({ ...state, within: '#contact, [role=region]' })),
];
