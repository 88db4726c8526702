import type { Page } from '@playwright/test';
import { agency, pages, sharedWords } from '../content.ts';
import { hydrated, tooltip } from './page-state.ts';
import { expect, test } from './test.ts';
import { setTextSize } from './text-settings.ts';
import { focusByKey } from './theme-view.ts';

const networks = agency.social.map(({ network }) => network);
const [firstNetwork = '', secondNetwork = ''] = networks;

const socialLink = (page: Page, network: string) =>
  page
    .getByRole('list', { name: sharedWords.footer.social })
    .getByRole('link', { name: `${network} ${sharedWords.newTab}` });

test('H16 a tooltip opens after 700 ms, the next one within 300 ms at once, and the pointer can move onto it', async ({
  page,
}) => {
  test.skip(networks.length < 2, 'The content has no two social networks.');
  await page.clock.install();
  await page.goto(pages.privacy.path);
  await hydrated(page, 'header');
  await hydrated(page, '.site-footer');
  await page.clock.pauseAt(Date.now() + 60_000);
  const [first, second] = [socialLink(page, firstNetwork), socialLink(page, secondNetwork)];
  await first.hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText(firstNetwork);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await second.hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(secondNetwork);
  // In steps, as a hand moves it: over the gap between the two, too.
  const box = await tooltip(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y, { steps: 20 });
  await page.clock.runFor(1000);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(x, 10);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toBeHidden();
});

/** Runs in the page: marks each visible control without visible text, and returns how many there are. */
function markIconOnly(): number {
  const isShown = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 1 && height > 1 && each.checkVisibility({ visibilityProperty: true });
  };
  const holdsText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim());
  const showsText = (control: Element) =>
    [control, ...control.querySelectorAll('*')].some((each) => holdsText(each) && isShown(each));
  // A dialog would cover a tooltip, a field has its label, and the logo is the name.
  const isException = (control: Element) =>
    control.matches('dialog *, .logo, input:not([type="checkbox"]), label input');
  return [...document.querySelectorAll('a, button, input, label')]
    .filter((each) => isShown(each) && !showsText(each) && !isException(each))
    .map((each, index) => each.setAttribute('data-icon-only', `${index}`)).length;
}

for (const width of [390, 800, 1280]) {
  test(`H16 at ${width} px every icon-only control has a tooltip on focus, inside the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (width === 390) await setTextSize(page, 32);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await hydrated(page, 'header');
    await hydrated(page, '.site-footer');
    const count = await page.evaluate(markIconOnly);
    expect(count).toBeGreaterThanOrEqual(2 + networks.length);
    for (let index = 0; index < count; index += 1) {
      const control = page.locator(`[data-icon-only="${index}"]`);
      const title = await control.getAttribute('title');
      await focusByKey(control);
      await expect(tooltip(page)).toHaveText(title ?? 'a title');
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(tooltip(page)).toBeHidden();
      await expect(control).toBeFocused();
    }
  });
}
