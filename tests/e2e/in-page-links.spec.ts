import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { navLinks } from '../content.ts';
import { headerLinks } from './support/controls.ts';
import { expect, test } from './support/test.ts';

/** Expects a heading below the header and inside the window. */
async function expectInSight(page: Page, heading: Locator): Promise<void> {
  await expect(heading, page.url()).toBeInViewport({ ratio: 1 });
  const gap = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return header && box && box.y - header.y - header.height;
  };
  // Browsers scroll to whole pixels.
  await expect.poll(gap, page.url()).toBeGreaterThan(-1);
}

/** The heading or question that a link with this hash leads to: the target itself, or the first one in it. */
const headingOf = (page: Page, hash: string) =>
  page
    .locator(`h2${hash}`)
    .or(page.locator(`${hash} :is(h2, summary)`))
    .filter({ visible: true })
    .first();

for (const { path, width } of [
  { path: '/', width: 1280 },
  { path: '/terms-of-service', width: 360 },
]) {
  test(`H1 H2 on ${path} at ${width} px, each link with a hash sets it and shows its heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const links = page.locator('a[href*="#"]:not([href="#main"])').filter({ visible: true });
    const targets = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ pathname, hash }) => ({ pathname, hash })),
    );
    expect(targets.length).toBeGreaterThan(navLinks.length);
    for (const [index, { pathname, hash }] of targets.entries()) {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      await links.nth(index).click();
      await expect(page).toHaveURL(pathname + hash);
      await expectInSight(page, headingOf(page, hash));
      // A question is open then.
      await expect(page.locator(`details${hash}:not([open])`)).toHaveCount(0);
    }
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`H2 with reduced motion "${reducedMotion}" a link scrolls accordingly and moves the focus, and Back returns`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    // In the fixed header: for a link farther down, the browser's driver scrolls first.
    const positions = await headerLinks(page)
      .getByRole('link', { name: site.header.links.services })
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
    await expectInSight(page, headingOf(page, '#services'));
    await expect(page.locator('#services')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('H2 the first tab stop skips the header, and Tab continues after it', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main [href="#contact"]').first()).toBeFocused();
});

test('H2 a link to a part of another page arrives there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const gaps: number[] = [];
    Reflect.set(globalThis, 'gaps', gaps);
    const look = () => {
      const target = document.querySelector('#contact');
      if (scrollY > 0 && target) gaps.push(target.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/privacy-policy');
  await headerLinks(page).getByRole('link', { name: site.header.links.contact }).click();
  await expect(page).toHaveURL('/#contact');
  await expectInSight(page, headingOf(page, '#contact'));
  await expect.poll(() => page.evaluate<number>('gaps.length')).toBeGreaterThan(5);
  const gaps = await page.evaluate<number[]>('gaps');
  expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(200);
});
