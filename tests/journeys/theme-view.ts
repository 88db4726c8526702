import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect } from './journey.ts';

export type Shown = 'light' | 'dark';

export const themeButton = (page: Page) => page.getByRole('button', { name: site.theme.toggle });

export const themeChoice = (page: Page, value: 'light' | 'dark' | 'system') =>
  page
    .getByRole('group', { name: site.theme.legend })
    .getByRole('radio', {
      name: site.theme.choices.find((choice) => choice.value === value)?.text,
    });

/** Whether a CSS color in `oklch()` is that of a light or a dark surface. */
function shownBy(color: string): Shown {
  const [, lightness] = /^oklch\(([\d.]+)/.exec(color) ?? [];
  if (lightness === undefined) throw new Error(`"${color}" is no oklch() color.`);
  return Number(lightness) > 0.5 ? 'light' : 'dark';
}

/** Everything that shows the theme, together: background, scrollbars and controls, the browser's own bar. */
export async function expectTheme(page: Page, shown: Shown): Promise<void> {
  await expect
    .poll(() => readTheme(page))
    .toEqual({ background: shown, bar: shown, canvas: shown });
}

async function readTheme(page: Page) {
  const { background, bar, canvas } = await page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const active = [...metas].find(({ media }) => media === '' || matchMedia(media).matches);
    // A system color follows `color-scheme` alone, as scrollbars and form controls do.
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { background: backgroundColor, bar: active?.content ?? '', canvas };
  });
  return {
    background: shownBy(background),
    bar: shownBy(bar),
    canvas: canvas === 'rgb(255, 255, 255)' ? 'light' : 'dark',
  };
}

/** The control's words and the footer's choice, which the small script keeps in step with the colors. */
export async function expectControls(
  page: Page,
  shown: Shown,
  choice: 'light' | 'dark' | 'system',
): Promise<void> {
  const title = shown === 'dark' ? 'Switch to light mode' : 'Switch to dark mode';
  await expect(themeButton(page)).toHaveAttribute('title', title);
  await expect(themeChoice(page, choice)).toBeChecked();
}

export const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
