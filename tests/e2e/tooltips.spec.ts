import { site } from '../content.ts';
import { expect, test } from './test.ts';
import { themeButton } from './theme-view.ts';
import {
  boxOf,
  controls,
  firstNetwork,
  middleOf,
  openInOwnTime,
  secondNetwork,
  socialLink,
  tooltip,
} from './tooltip-view.ts';

test('H16 a tooltip opens after 700 ms under the pointer, and the next one at once', async ({
  page,
}) => {
  await openInOwnTime(page);
  for (const [control, words] of controls(page).slice(0, 2)) {
    await page.mouse.move(600, 300);
    await page.clock.runFor(1000);
    await control.hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toBeHidden();
    await page.clock.runFor(10);
    await expect(tooltip(page)).toHaveText(words);
    await expect(tooltip(page)).toBeVisible();
  }
  await socialLink(page, firstNetwork).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(firstNetwork);
  await page.keyboard.press('Escape');
  await page.clock.runFor(299);
  await socialLink(page, secondNetwork).hover();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(secondNetwork);
  await page.keyboard.press('Escape');
  await page.clock.runFor(301);
  await socialLink(page, firstNetwork).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toBeHidden();
});

test('H16 a passing pointer opens no tooltip, nor does one after Escape until it returns, and a tooltip can be hovered', async ({
  page,
}) => {
  await openInOwnTime(page);
  await themeButton(page).hover();
  await page.clock.runFor(600);
  await page.mouse.move(600, 300);
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toBeHidden();
  const { x, y } = await middleOf(themeButton(page));
  await page.mouse.move(x, y);
  await page.clock.runFor(700);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  // To the button's own edge and back: the pointer has not left it.
  await page.mouse.move(x - 18, y - 18);
  await page.mouse.move(x, y);
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toBeHidden();
  await page.mouse.move(600, 300);
  await page.mouse.move(x, y);
  await page.clock.runFor(700);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(600, 300);
  await page.clock.runFor(1000);
  for (const [control] of controls(page).slice(0, 2)) {
    await control.hover();
    await page.clock.runFor(700);
    const box = await boxOf(control);
    const tip = await boxOf(tooltip(page));
    const x = Math.max(box.x, tip.x) + 4;
    const isBelow = tip.y > box.y;
    const gap = isBelow ? box.y + box.height : tip.y + tip.height;
    for (const y of [gap + 1, gap + 4, gap + 7, tip.y + tip.height / 2]) {
      await page.mouse.move(x, y);
      await page.clock.runFor(1000);
      await expect(tooltip(page)).toBeVisible();
    }
    await page.mouse.move(x, isBelow ? tip.y + tip.height + 40 : tip.y - 40);
    await page.clock.runFor(200);
    await expect(tooltip(page)).toBeHidden();
  }
});

test('H16 a tooltip stays while its control is hovered, and closes when the pointer leaves the window', async ({
  page,
}) => {
  await openInOwnTime(page);
  await themeButton(page).hover();
  await page.clock.runFor(700);
  const closings = await tooltip(page).evaluateHandle((tip) => {
    const seen: string[] = [];
    tip.addEventListener('beforetoggle', ({ type }) => seen.push(type));
    return seen;
  });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('link', { name: site.skip }).focus();
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toBeVisible();
  expect(await closings.jsonValue()).toEqual([]);
  const { x } = await middleOf(themeButton(page));
  await page.mouse.move(x, -20);
  await page.clock.runFor(200);
  await expect(tooltip(page)).toBeHidden();
});
