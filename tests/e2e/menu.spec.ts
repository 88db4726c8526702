import { agency, pages, sharedWords } from '../content.ts';
import { menu, menuButton } from './support/controls.ts';
import { hydrated, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { nav } = sharedWords;

test.use({ viewport: narrow });

// controls.spec.ts tests that the menu opens, and every other way it closes.
test('H3 below 768 px a menu inside the window has the links, and a wider window closes it', async ({
  page,
}) => {
  await page.goto(pages.privacy.path);
  await hydrated(menuButton(page));
  const headerLinks = page.getByRole('navigation', { name: nav.label });
  await expect(headerLinks).toBeHidden();
  await menuButton(page).click();
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText([
    ...nav.links.map(({ text }) => text),
    agency.phone.display,
    nav.button.text,
  ]);
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 767, height: 740 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(headerLinks).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize(narrow);
  await expect(menuButton(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('H1 H3 the menu is right below the header, which is 6rem high at the top and 4rem once scrolled', async ({
  page,
}) => {
  await page.goto('/');
  const popover = menu(page).locator('xpath=..');
  for (const [scrolled, height] of [
    [0, 96],
    [600, 64],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    const lowerEdge = async () => {
      const box = await page.getByRole('banner').boundingBox();
      // The border counts.
      return Math.floor((box?.y ?? 0) + (box?.height ?? 0)) - 1;
    };
    await expect.poll(lowerEdge).toBe(height);
    await menuButton(page).click();
    await expect.poll(async () => (await popover.boundingBox())?.y).toBe(height);
    await page.keyboard.press('Escape');
  }
});
