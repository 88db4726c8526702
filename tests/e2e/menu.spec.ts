import type { Page } from '@playwright/test';
import { agency, pages, sharedWords } from '../content.ts';
import { menu, menuButton, menuLinks } from './support/menu-view.ts';
import { hydrated, narrow } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

/** The state that the browser itself exposes for a button with a popover. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'button',
    accessibleName: sharedWords.nav.menu,
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

// dom-changes.spec.ts tests that the menu opens, and every way it closes.
test('H3 below 768 px a menu inside the window has the links, and a wider window closes it', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(pages.privacy.path);
  await hydrated(menuButton(page));
  const links = page.getByRole('navigation', { name: sharedWords.nav.label });
  await expect(links).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('title', sharedWords.nav.menu);
  expect(await isExpanded(page)).toBe(false);
  await menuButton(page).click();
  expect(await isExpanded(page)).toBe(true);
  await expect(menuLinks(page)).toHaveText([
    ...sharedWords.nav.links.map(({ text }) => text),
    agency.phone.display,
    sharedWords.nav.button.text,
  ]);
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: sharedWords.theme.toggle })).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await menuLinks(page).last().focus();
  await expect(menuLinks(page).last()).toBeInViewport({ ratio: 1 });
  const setWidth = (width: number) => page.setViewportSize({ width, height: 740 });
  await setWidth(767);
  await expect(menu(page)).toBeVisible();
  await setWidth(768);
  await expect(links).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await setWidth(360);
  await expect(menu(page)).toBeHidden();
});

test('H1 H3 the menu is right below the header, which is 6rem high at the top and 4rem once scrolled', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/');
  const header = page.getByRole('banner');
  const lowerEdge = async () => {
    const box = await header.boundingBox();
    return Math.floor((box?.y ?? 0) + (box?.height ?? 0));
  };
  for (const [scrolled, height] of [
    [0, 96],
    [600, 64],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    await expect.poll(lowerEdge).toBe(height + 1);
    await menuButton(page).click();
    const popover = menu(page).locator('xpath=..');
    await expect.poll(async () => (await popover.boundingBox())?.y).toBe(height);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  }
});
