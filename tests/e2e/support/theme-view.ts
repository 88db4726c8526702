import { expect, type Locator, type Page } from '@playwright/test';
import Color from 'colorjs.io';
import { sharedWords } from '../../content.ts';
import { hydrated } from './page-state.ts';

export type Shown = 'light' | 'dark';

export const themeButton = (page: Page) =>
  page.getByRole('button', { name: sharedWords.theme.toggle });

type Choice = (typeof sharedWords.theme.choices)[number]['value'];

const choiceText = (value: Choice) =>
  sharedWords.theme.choices.find((choice) => choice.value === value)?.text ?? value;

const themeGroup = (page: Page) => page.getByRole('group', { name: sharedWords.theme.legend });

export const themeChoice = (page: Page, value: Choice) =>
  themeGroup(page).getByRole('radio', { name: choiceText(value) });

/** Clicks the label in the footer, wherever its radio button is drawn. */
export const chooseTheme = (page: Page, value: Choice) =>
  themeGroup(page)
    .locator('label')
    .filter({ has: page.getByText(choiceText(value), { exact: true }) })
    .click();

/** Expects the theme in everything that shows it: background, scrollbars, controls and `theme-color`. */
export async function expectTheme(page: Page, shown: Shown): Promise<void> {
  const shownBy = (color: string) => (new Color(color).luminance > 0.2 ? 'light' : 'dark');
  const read = async () => {
    const { background, canvas, bar } = await page.evaluate(readColors);
    return {
      background: shownBy(background),
      canvas: shownBy(canvas),
      bar: new Color(bar).deltaE(background) < 1 ? 'as the background' : bar,
    };
  };
  await expect.poll(read).toEqual({ background: shown, canvas: shown, bar: 'as the background' });
}

function readColors() {
  // A system color follows `color-scheme` alone, as scrollbars and form controls do.
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const bar = [...bars].find(({ media }) => media === '' || matchMedia(media).matches);
  const { backgroundColor: background } = getComputedStyle(document.documentElement);
  return { background, canvas, bar: bar?.content ?? 'transparent' };
}

/** Expects the theme button's label and the footer's choice to match the theme. */
export async function expectControls(page: Page, shown: Shown, choice: Choice): Promise<void> {
  const title = shown === 'dark' ? sharedWords.theme.toLight : sharedWords.theme.toDark;
  await expect(themeButton(page)).toHaveAttribute('title', title);
  await hydrated(themeChoice(page, choice));
  await expect(themeChoice(page, choice)).toBeChecked();
}

export const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Focuses as the keyboard does: without a key press before it, the browser treats the focus as a pointer's. */
export async function focusByKey(control: Locator): Promise<void> {
  await control.page().keyboard.press('Shift');
  await control.focus();
}
