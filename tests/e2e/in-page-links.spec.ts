import type { Locator, Page } from '@playwright/test';
import { pages, questions, services, sharedWords } from '../content.ts';
import { fontsShown } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const anchors = ['services', 'about', 'contact'] as const;
const windows = [360, 1280].map((width) => ({ width, height: 800 }));

/** H2: the heading is below the header and inside the window. */
async function expectInSight(page: Page, heading: Locator): Promise<void> {
  await expect(heading, page.url()).toBeInViewport({ ratio: 1 });
  const gap = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return header && box && box.y - header.y - header.height;
  };
  await expect.poll(gap, page.url()).toBeGreaterThanOrEqual(0);
}

const headingOf = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).getByRole('heading', { level: 2 }).first();

for (const viewport of windows) {
  test(`H2 each in-page link at ${viewport.width} px shows its heading, sets the hash and moves the focus, and a URL with a hash opens there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const links = page.locator('a[href^="#"]:not([href="#main"])').filter({ visible: true });
    const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
    expect(hrefs.length).toBeGreaterThanOrEqual(4 + services.length);
    for (const [index, hash] of hrefs.entries()) {
      await links.nth(index).click();
      await expect(page).toHaveURL(`/${hash}`);
      await expect(page.locator(hash)).toBeFocused();
      await expectInSight(page, headingOf(page, hash.slice(1)));
    }
    for (const anchor of anchors) {
      await page.goto('about:blank');
      await page.goto(`/#${anchor}`);
      await expectInSight(page, headingOf(page, anchor));
    }
  });
}

test('H2 R2 the table of contents leads to headings', async ({ page }) => {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await page.goto(pages.terms.path);
    const contents = page.getByRole('navigation', { name: sharedWords.policy.contents });
    const links = contents.getByRole('link');
    for (const link of await links.all()) {
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(`${pages.terms.path}${hash}`);
      await expectInSight(page, page.locator(hash));
    }
  }
});

test('H2 Back returns to where the visitor was, and Forward goes there again', async ({ page }) => {
  const expectScroll = (position: number) =>
    expect.poll(() => page.evaluate(() => scrollY), page.url()).toBe(position);
  // Links in the fixed header: for a link farther down, the browser's driver scrolls first, and the browser keeps that
  // position for Back if a frame comes between the scroll and the click.
  const links = page.getByRole('navigation', { name: sharedWords.nav.label }).getByRole('link');
  await page.goto('/');
  await fontsShown(page);
  await links.and(page.locator('[href="#services"]')).click();
  await expect(page).toHaveURL('/#services');
  const there = await page.evaluate(() => scrollY);
  expect(there).toBeGreaterThan(0);
  await links.and(page.locator('[href="#contact"]')).click();
  await expect(page).toHaveURL('/#contact');
  await page.goBack();
  await expect(page).toHaveURL('/#services');
  await expectScroll(there);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectScroll(0);
  await page.goForward();
  await expect(page).toHaveURL('/#services');
  await expectScroll(there);
});

test('H2 a text fragment link ends at its text', { tag: '@browser' }, async ({ page }) => {
  const { question } = questions.items.at(-1) ?? { question: '' };
  await page.goto(`/#:~:text=${encodeURIComponent(question)}`);
  await expect(page.getByText(question)).toBeInViewport({ ratio: 1 });
});

test('H2 the first tab stop skips the header, and Tab continues after it', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: sharedWords.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main [href="#contact"]').first()).toBeFocused();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`H2 with reduced motion "${reducedMotion}" an in-page link scrolls accordingly, and stops at the heading`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/?utm_source=newsletter');
    // Web fonts change the heights above, and the browser then scrolls to keep its place.
    await fontsShown(page);
    const positions = await page
      .locator('main [href="#services"]')
      .first()
      .evaluate((link: HTMLElement) => {
        const seen: number[] = [];
        addEventListener('scroll', () => seen.push(scrollY));
        link.click();
        return new Promise<number[]>((resolve) => {
          addEventListener('scrollend', () => resolve(seen));
        });
      });
    if (reducedMotion === 'reduce') expect(positions).toHaveLength(1);
    else expect(positions.length).toBeGreaterThan(1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    await expect(page).toHaveURL('/?utm_source=newsletter#services');
    await expectInSight(page, headingOf(page, 'services'));
  });
}
