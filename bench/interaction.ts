import type { Page } from '@playwright/test';
import type { Press } from './press.ts';

export interface Interaction {
  readonly name: string;
  /** What stands on the page before it. */
  prepare(page: Page): Promise<void>;
  act(page: Page, press: Press): Promise<void>;
}

const nothing = async () => {};

export const theme: Interaction = {
  name: 'theme',
  prepare: nothing,
  act: (page, press) => press(page.locator('[data-theme-toggle]')),
};

export const menu: Interaction = {
  name: 'menu opens',
  prepare: nothing,
  act: (page, press) => press(page.locator('[data-menu-button]')),
};

const firstDialogButton = (page: Page) => page.locator('[command="show-modal"]').first();

export const dialog: Interaction = {
  name: 'dialog opens',
  prepare: (page) => firstDialogButton(page).scrollIntoViewIfNeeded(),
  act: (page, press) => press(firstDialogButton(page)),
};
