import { expect, type Locator, type Page } from '@playwright/test';
import { agency } from '../../../src/content/agency.ts';
import { services } from '../../../src/content/services.ts';
import { site } from '../../../src/content/site.ts';
import { colorFrom } from '../../color.ts';

const { header, theme } = site;

const [service] = services.list;
if (!service) throw new Error('src/content/services.ts has no service.');
export const firstService = service;

export const menuButton = (page: Page) =>
  page.getByRole('button', { name: header.menu, exact: true });

export const menu = (page: Page) =>
  page.getByRole('navigation', { name: header.menu, exact: true });

export const headerLinks = (page: Page) => page.getByRole('navigation', { name: header.label });

/** The phone link in the header: below 1024 px an icon. */
export const phoneLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: agency.phone.display }).first();

/** The button that opens the first service's dialog. */
export const opener = (page: Page) =>
  page
    .getByRole('button', {
      name: `${services.learnMore} ${services.about} ${firstService.name}`,
      exact: true,
    })
    .first();

export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: firstService.name, exact: true });

export const themeButton = (page: Page) => page.getByRole('button', { name: theme.toggle });

export type Shown = 'light' | 'dark';
type Choice = Shown | 'system';

export const themeChoices = (page: Page) => page.getByRole('group', { name: theme.legend });

export const themeChoice = (page: Page, choice: Choice) =>
  themeChoices(page).getByRole('radio', { name: theme[choice], exact: true });

/** What is stored for later visits. */
export const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Expects the theme, by the page's background. */
export async function expectTheme(page: Page, shown: Shown): Promise<void> {
  const read = async () => {
    const root = page.locator('html');
    const color = await root.evaluate((each) => getComputedStyle(each).backgroundColor);
    return colorFrom(color).luminance() > 0.2 ? 'light' : 'dark';
  };
  await expect.poll(read).toBe(shown);
}

/** Expects the theme, with the title of its button and the choice in the footer. */
export async function expectThemeControls(page: Page, shown: Shown, choice: Choice): Promise<void> {
  await expectTheme(page, shown);
  const title = shown === 'dark' ? theme.toLight : theme.toDark;
  await expect(themeButton(page)).toHaveAttribute('title', title);
  await expect(themeChoice(page, choice)).toBeChecked();
}

/** The tooltip of an icon-only control. */
export const tooltipOf = (control: Locator) => control.locator('+ [role=tooltip]');

/** Focuses a control as the Tab key does, which opens its tooltip. */
export async function focusByKeyboard(control: Locator): Promise<void> {
  // Without a key press before it, the browser treats the focus as a pointer's.
  await control.page().keyboard.press('Shift');
  await control.focus();
}
