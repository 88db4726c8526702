import type { Locator } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { site } from '../../src/content/site.ts';
import { navLinks } from '../content.ts';
import { headerLinks, menu, menuButton, phoneLink } from './support/controls.ts';
import { narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { header } = site;
const wider = { width: 768, height: 740 };

test.use({ viewport: narrow });

// controls.spec.ts tests that the menu opens, and the other ways it closes.
test('H3 below 768 px a menu has the links; in a wider window it closes, and focus moves to the same link in the header', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(headerLinks(page)).toBeHidden();
  await menuButton(page).click();
  const links = menu(page).getByRole('link');
  const texts = navLinks.map(({ text }) => text);
  await expect(links).toHaveText([...texts, agency.phone.display, header.button]);
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 767, height: 740 });
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');

  const inHeader = headerLinks(page).getByRole('link');
  for (const [inMenu, target] of [
    [links.nth(1), inHeader.nth(1)],
    [links.nth(navLinks.length), phoneLink(page)],
    [menuButton(page), inHeader.first()],
  ] as const) {
    await menuButton(page).click();
    await inMenu.focus();
    await page.setViewportSize(wider);
    await expect(target).toBeFocused();
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize(narrow);
    await expect(menuButton(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  }
});

test('H1 H3 the header stays at the top, 6rem high at first and 4rem once scrolled, with the menu right below it until focus leaves it', async ({
  page,
}) => {
  await page.goto('/');
  const popover = menu(page).locator('xpath=..');
  for (const [scrolled, height] of [
    [600, 64],
    [0, 96],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    const lowerEdge = async () => {
      const box = await page.getByRole('banner').boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(lowerEdge).toBe(height);
    await menuButton(page).click();
    await expect.poll(async () => (await popover.boundingBox())?.y).toBe(height);
    await menu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
    await expect(menu(page)).toBeHidden();
  }
});

test('H1 a name of 40 characters stays inside the header, beside the phone link', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const name = header.locator('[href="/"] span span:not([aria-hidden])');
  const boxOf = (part: Locator): Promise<DOMRect> =>
    part.evaluate((each) => each.getBoundingClientRect().toJSON());
  for (const text of [
    'Bergmann Digital Consulting Partners Ltd',
    'AI Communications Management Wholesale W',
    'Donaudampfschifffahrtsgesellschaftsagent',
  ]) {
    // As the logo does with a long name.
    await name.evaluate((element: HTMLElement, long) => {
      element.textContent = long;
      element.dataset['long'] = 'true';
    }, text);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 740 });
      // Then the header is only as high as its bar.
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      const [bar, box, next] = await Promise.all([header, name, phoneLink(page)].map(boxOf));
      const where = `${text} at ${width} px`;
      expect.soft(box?.top, where).toBeGreaterThanOrEqual(0);
      expect.soft(box?.bottom, where).toBeLessThanOrEqual(Number(bar?.bottom));
      expect.soft(box?.right, where).toBeLessThanOrEqual(Number(next?.left));
    }
  }
});
