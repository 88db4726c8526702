import type { Locator, Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import {
  dialog,
  focusByKeyboard,
  menu,
  menuButton,
  opener,
  phoneLink,
  themeButton,
  tooltipOf,
} from './support/controls.ts';
import { narrow, stopAnimations } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** A link in the footer to a social network. */
const socialLink = (page: Page, network: string) =>
  page
    .getByRole('list', { name: site.footer.social })
    .getByRole('link', { name: `${network} ${site.newTab}`, exact: true });

/** The controls that show no text, whatever their elements are. */
async function iconControls(page: Page): Promise<Locator[]> {
  const controls = page.locator('a, button, [type=checkbox]').filter({ visible: true });
  await controls.evaluateAll((all) => {
    for (const control of all) {
      const parts = [control, ...control.querySelectorAll('*')].filter(
        (part) => part.getBoundingClientRect().width > 1,
      );
      const hasText = parts.some((part) =>
        [...part.childNodes].some((node) => node instanceof Text && node.data.trim()),
      );
      control.toggleAttribute('data-icon-only', !hasText);
    }
  });
  return page.locator('[data-icon-only]').all();
}

/** Sets the time that events have from now on. */
const setTime = (page: Page, milliseconds: number) =>
  page.evaluate((time) => Reflect.set(globalThis, 'time', time), milliseconds);

/** Moves an animation that is stopped, the delay of a tooltip, to a time after its start. */
const moveTo = (tooltip: Locator, milliseconds: number) =>
  tooltip.evaluate((each, time) => {
    for (const animation of each.getAnimations()) animation.currentTime = time;
  }, milliseconds);

test('H16 a tooltip opens after 700 ms of hovering, and the next one at once within 300 ms', async ({
  page,
}) => {
  const [one, other] = agency.social.map(({ network }) => socialLink(page, network));
  test.skip(!other, 'The content has fewer than two social networks.');
  if (!one || !other) return;
  await page.addInitScript(() => {
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get: () => Reflect.get(globalThis, 'time') ?? 0,
    });
  });
  await page.goto('/privacy-policy');
  await one.scrollIntoViewIfNeeded();
  const letTimePass = await stopAnimations(page);
  await one.hover();
  await moveTo(tooltipOf(one), 699);
  await expect(tooltipOf(one)).toBeHidden();
  await moveTo(tooltipOf(one), 700.5);
  await expect(tooltipOf(one)).toBeVisible();
  await letTimePass();
  await expect.poll(() => tooltipOf(one).evaluate((each) => each.getAnimations().length)).toBe(0);
  await stopAnimations(page);
  // It stays while the pointer is on it.
  await tooltipOf(one).hover();
  await expect(tooltipOf(one)).toBeVisible();
  await setTime(page, 5000);
  await page.mouse.move(1, 1);
  await expect(tooltipOf(one)).toBeHidden();
  await setTime(page, 5299);
  await other.hover();
  await expect(tooltipOf(other)).toBeVisible();
  await setTime(page, 6000);
  await page.mouse.move(1, 1);
  await setTime(page, 6300);
  await one.hover();
  await expect(tooltipOf(one)).toBeHidden();
});

test('H16 every icon-only control has a tooltip on focus, which Escape dismisses, and its name once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(narrow);
  await page.goto('/');
  const controls = await iconControls(page);
  expect(controls.length).toBeGreaterThanOrEqual(3 + agency.social.length);
  for (const control of controls) {
    const tooltip = tooltipOf(control);
    await focusByKeyboard(control);
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    // One at a time.
    await expect(page.locator('[role=tooltip]').filter({ visible: true })).toHaveCount(1);
    const text = (await tooltip.innerText()).trim();
    const description = await control.getAttribute('title');
    if (description) expect(text).toBe(description);
    else await expect(control).toHaveAccessibleName(new RegExp(`^${RegExp.escape(text)}`));
    await expect(control).toHaveAccessibleDescription(description ?? '');
    await expect(tooltip).toHaveAttribute('aria-hidden', 'true');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(control).toBeFocused();
  }
});

test('H4 H16 a press dismisses the tooltip, and in a dialog Escape does before it closes the dialog', async ({
  page,
}) => {
  await page.goto('/');
  await themeButton(page).hover();
  await expect(tooltipOf(themeButton(page))).toBeVisible();
  await themeButton(page).click();
  await expect(tooltipOf(themeButton(page))).toBeHidden();
  await focusByKeyboard(phoneLink(page));
  await focusByKeyboard(themeButton(page));
  // What the next press does.
  const title = await themeButton(page).getAttribute('title');
  await expect(tooltipOf(themeButton(page))).toHaveText(title ?? '');
  // The browser's own tooltip does not show beside it: what the pointer is on has an empty title.
  const inner = await themeButton(page).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest('[title]')?.getAttribute('title');
  });
  expect(inner).toBe('');

  await opener(page).press('Enter');
  const close = dialog(page).getByRole('button', { name: services.dialog.close });
  await focusByKeyboard(close);
  const tooltip = tooltipOf(close);
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  // Nothing covers it.
  await tooltip.hover();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('H16 a tap opens no tooltip', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/');
    for (const control of [themeButton(page), menuButton(page)]) {
      await control.tap();
      const tooltip = tooltipOf(control);
      expect(await tooltip.evaluate((each) => each.getAnimations().length)).toBe(0);
      await expect(tooltip).toBeHidden();
    }
    await expect(menu(page)).toBeVisible();
  });
});
