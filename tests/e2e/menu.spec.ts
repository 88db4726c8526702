import type { Locator } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { navLinks } from '../content.ts';
import { headerLinks, menu, menuButton, phoneLink } from './support/controls.ts';
import { changeHtml, narrow, setTextSize, wide } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { header } = site;
const wider = { width: 768, height: 740 };

test.use({ viewport: narrow });

// controls.spec.ts tests that the menu opens, and the other ways it closes.
test('H3 below 768 px a menu has the links; in a wider window it closes, and focus moves to the same link in the header', async ({
  context,
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

  // A click that opens another tab leaves the menu open.
  await menuButton(page).click();
  const opened = context.waitForEvent('page');
  await links.first().click({ modifiers: ['Control'] });
  await (await opened).close();
  await expect(menu(page)).toBeVisible();
});

test('H1 H3 the header stays at the top, 6rem high at first and 4rem once scrolled, and whole again above an open menu, until focus leaves that', async ({
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
    await expect.poll(lowerEdge).toBe(96);
    await expect.poll(async () => (await popover.boundingBox())?.y).toBe(96);
    // The page may scroll under it.
    await page.mouse.wheel(0, 300);
    await expect.poll(lowerEdge).toBe(96);
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

for (const size of [narrow, wide]) {
  test(`H1 Q1 at ${size.width} px, whatever part of the header has come, nothing in it moves later`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    /** The visible parts of the header, each with its text and place. */
    const parts = () =>
      page.locator('header :is(a, button, svg, span)').evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return JSON.stringify([each.outerHTML.slice(0, 60), x, y, width, height]);
          }),
      );
    await page.goto('/');
    const whole = await parts();
    const html = await (await page.request.get('/')).text();
    const start = html.indexOf('<header');
    const end = html.indexOf('</header>');
    let length = 0;
    await changeHtml(page, '/', (text) => text.slice(0, length));
    // At each kilobyte, and just before its last part.
    const cuts = [end - 1, html.lastIndexOf('id="menu"', end)];
    for (let cut = start; cut < end; cut += 1024) cuts.push(cut);
    for (length of cuts) {
      await page.goto('/');
      const come = await parts();
      expect
        .soft(
          come.filter((part) => !whole.includes(part)),
          `cut at ${length}`,
        )
        .toEqual([]);
    }
    // What stands at its start is seen at once.
    length = html.lastIndexOf('id="menu"', end);
    await page.goto('/');
    await expect(page.getByRole('banner').getByText(agency.name)).toBeVisible();
  });
}

/** Runs in the page: the words of an element that break between two letters. */
function brokenWords(element: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test('Q2 with text of 32 px on a phone, the name and the words of headings stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await setTextSize(page, 32);
  const parts = page.locator('[href="/"], h1, h2, h3').filter({ visible: true });
  for (const part of await parts.all()) expect.soft(await part.evaluate(brokenWords)).toEqual([]);
  for (const button of await page.getByRole('button', { name: services.learnMore }).all()) {
    await button.click();
    const open = page.locator('dialog:modal');
    for (const title of await open.getByRole('heading').all()) {
      expect.soft(await title.evaluate(brokenWords)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
  }
});
