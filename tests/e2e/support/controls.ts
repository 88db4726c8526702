import { expect, type Locator, type Page } from '@playwright/test';
import Color from 'colorjs.io';
import { services, servicesSection, sharedWords } from '../../content.ts';
import { hydrated } from './page-state.ts';

const { animation, nav, theme } = sharedWords;

const [service] = services;
if (!service) throw new Error('src/content/services has no service.');
export const firstService = service;

export const menuButton = (page: Page) => page.getByRole('button', { name: nav.menu, exact: true });

export const menu = (page: Page) => page.getByRole('navigation', { name: nav.menu, exact: true });

export const pauseControl = (page: Page) =>
  page.getByRole('checkbox', { name: animation.pause, exact: true });

/** The button that opens a service's dialog. */
export const opener = (page: Page, name = firstService.name) =>
  page.getByRole('button', {
    name: servicesSection.learnMoreAbout.replace('{name}', () => name),
    exact: true,
  });

export const dialog = (page: Page, name = firstService.name) =>
  page.getByRole('dialog', { name, exact: true });

export const themeButton = (page: Page) => page.getByRole('button', { name: theme.toggle });

type Shown = 'light' | 'dark';
type Choice = Shown | 'system';

export const themeChoice = (page: Page, choice: Choice) =>
  page
    .getByRole('group', { name: theme.legend })
    .getByRole('radio', { name: theme[choice], exact: true });

/** Clicks a choice by its label: the radio button itself is too small to click. */
export const chooseTheme = (page: Page, choice: Choice) =>
  themeChoice(page, choice).locator('xpath=..').click();

/** What is stored for later visits. */
export const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Expects the theme in everything that shows it: background, scrollbars, form controls and `theme-color`. */
export async function expectTheme(page: Page, shown: Shown): Promise<void> {
  const read = async () => {
    const colors = await page.evaluate(readColors);
    return colors.map((color) => (new Color(color).luminance > 0.2 ? 'light' : 'dark'));
  };
  await expect.poll(read).toEqual([shown, shown, shown]);
}

function readColors(): string[] {
  // A system color follows `color-scheme` alone, as scrollbars and form controls do.
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const bar = [...bars].find(({ media }) => media === '' || matchMedia(media).matches);
  const { backgroundColor } = getComputedStyle(document.documentElement);
  return [backgroundColor, canvas, bar?.content ?? 'transparent'];
}

/** Expects the theme, with the title of its button and the choice in the footer. */
export async function expectThemeControls(page: Page, shown: Shown, choice: Choice): Promise<void> {
  await expectTheme(page, shown);
  const title = shown === 'dark' ? theme.toLight : theme.toDark;
  await expect(themeButton(page)).toHaveAttribute('title', title);
  await hydrated(themeChoice(page, choice));
  await expect(themeChoice(page, choice)).toBeChecked();
}

/** Focuses as the keyboard does: without a key press before it, the browser treats the focus as a pointer's. */
export async function focusByKey(control: Locator): Promise<void> {
  await control.page().keyboard.press('Shift');
  await control.focus();
}
