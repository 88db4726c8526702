import type { Locator } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { site } from '../../src/content/site.ts';
import { navLinks } from '../content.ts';
import { headerLinks, menu, menuButton, phoneLink } from './support/controls.ts';
import { changeHtml, narrow, wide } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: narrow });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('H3 the menu takes focus after its button, and closes in every way', async ({ page }) => {
      await page.goto('/');
      const links = menu(page).getByRole('link');
      for (const close of [
        () => menuButton(page).click(),
        () => page.mouse.click(180, 720),
        async () => {
          await page.keyboard.press('Escape');
          await expect(menuButton(page)).toBeFocused();
        },
        async () => {
          await links.first().click();
          await expect(page).toHaveURL(navLinks[0]?.hash ?? '');
          await expect(page.locator(':focus')).toHaveId(navLinks[0]?.hash.slice(1) ?? '');
        },
      ]) {
        await expect(menu(page)).toBeHidden();
        await menuButton(page).press('Enter');
        await expect(menu(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
        await close();
        await expect(menu(page)).toBeHidden();
      }
    });
  });
}

test('H3 below 768 px a menu has the links; in a wider window it closes, and focus moves to the same link in the header', async ({
  context,
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(headerLinks(page)).toBeHidden();
  await menuButton(page).click();
  const links = menu(page).getByRole('link');
  const texts = navLinks.map(({ text }) => text);
  await expect(links).toHaveText([...texts, agency.phone.display, site.header.button]);
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 767, height: 740 });
  await expect(menu(page)).toBeVisible();
  // A click that opens another tab leaves it open.
  const opened = context.waitForEvent('page');
  await links.first().click({ modifiers: ['Control'] });
  await (await opened).close();
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
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(target).toBeFocused();
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize(narrow);
    await expect(menuButton(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  }
});

test('H1 H3 the header stays at the top, 6rem high at first and 4rem once scrolled, and whole again above an open menu, until focus leaves that', async ({
  page,
}) => {
  await page.goto('/');
  const expectEdge = (locator: Locator, edge: 'top' | 'bottom', y: number) =>
    expect
      .poll(() => locator.evaluate((each, side) => each.getBoundingClientRect()[side], edge))
      .toBe(y);
  for (const [scrolled, height] of [
    [600, 64],
    [0, 96],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    await expectEdge(page.getByRole('banner'), 'bottom', height);
    await menuButton(page).click();
    await expectEdge(page.getByRole('banner'), 'bottom', 96);
    await expectEdge(page.locator(':popover-open'), 'top', 96);
    // The page may scroll under it.
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expectEdge(page.getByRole('banner'), 'bottom', 96);
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
  // Then the header is only as high as its bar.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
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
      const [bar, box, next] = await Promise.all([header, name, phoneLink(page)].map(boxOf));
      const where = `${text} at ${width} px`;
      expect.soft(box?.top, where).toBeGreaterThanOrEqual(0);
      expect.soft(box?.bottom, where).toBeLessThanOrEqual(Number(bar?.bottom));
      expect.soft(box?.right, where).toBeLessThanOrEqual(Number(next?.left));
    }
  }
});

/** Runs in the page: the visible parts of the header, each with its place. */
const placesOf = (parts: Element[]) =>
  parts
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.outerHTML.slice(0, 60), x, y, width, height].join();
    });

for (const size of [narrow, wide]) {
  test(`H1 Q1 at ${size.width} px, whatever part of the header has come, nothing in it moves later`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    // Not what has only begun.
    const parts = page.locator('header svg, header :is(a, button, span):not(:has(*), :empty)');
    const places = () => parts.evaluateAll(placesOf);
    await page.goto('/');
    const whole = await places();
    const html = await (await page.request.get('/')).text();
    const end = html.indexOf('</header>');
    // At the end of a text in each kilobyte, and before its last part.
    const cuts = [html.lastIndexOf('id="menu"', end)];
    for (let cut = html.indexOf('<header'); cut < end; cut += 1024) {
      cuts.unshift(html.lastIndexOf('</', cut + 1024));
    }
    let length = 0;
    await changeHtml(page, '/', (text) => text.slice(0, length));
    for (length of cuts) {
      await page.goto('/');
      expect(whole, `cut at ${length}`).toEqual(expect.arrayContaining(await places()));
    }
    // What stands at its start is seen at once.
    await expect(page.getByRole('banner').getByText(agency.name)).toBeVisible();
  });
}
