import { agency, pages, sharedWords } from '../content.ts';
import { menu, menuButton, menuLinks } from './menu-view.ts';
import { hydrated, narrow } from './page-state.ts';
import { expect, test } from './test.ts';

// That the menu opens, and closes in every way, is in dom-changes.spec.ts.
test('H3 below 768 px a menu in the window holds the links, and a wider window closes it', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(pages.privacy.path);
  await hydrated(menuButton(page));
  const links = page.getByRole('navigation', { name: sharedWords.nav.label });
  await expect(links).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('title', sharedWords.nav.menu);
  await menuButton(page).click();
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
