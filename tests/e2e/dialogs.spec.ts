import type { Page } from '@playwright/test';
import { services, site } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

const [first] = services;
if (!first) throw new Error('src/content/services holds no service.');

const opener = (page: Page, name = first.name) =>
  page.getByRole('button', { name: `Learn More about ${name}`, exact: true });
const dialog = (page: Page, name = first.name) => page.getByRole('dialog', { name, exact: true });
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

/** Clicks left of the dialog. */
async function clickBackdrop(page: Page): Promise<void> {
  const box = await dialog(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) / 2, 400);
}

const closers = {
  'its close button': (page: Page) => closeButton(page).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click on the backdrop': clickBackdrop,
};

async function expectOpensAndCloses(page: Page): Promise<void> {
  for (const close of Object.values(closers)) {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(dialog(page)).toBeHidden();
  }
}

test('H9 each dialog shows the whole service, and only one is open', async ({ page }) => {
  await page.goto('/');
  for (const service of services) {
    await opener(page, service.name).click();
    const sheet = dialog(page, service.name);
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(sheet.getByRole('heading')).toHaveText([
      service.name,
      'Overview',
      'Key Benefits',
      'Technical Specifications',
    ]);
    await expect(sheet.getByRole('listitem')).toHaveText([...service.benefits]);
    await expect(sheet.getByRole('term')).toHaveText(
      service.specifications.map(({ term }) => term),
    );
    await expect(sheet.getByRole('definition')).toHaveText(
      service.specifications.map(({ detail }) => detail),
    );
    const paragraphs = [...service.overview, service.boundary];
    for (const text of paragraphs) await expect(sheet.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('H9 a dialog takes the focus, closes in every way, and returns the focus', async ({
  page,
}) => {
  await page.goto('/');
  for (const close of Object.values(closers)) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('H9 a click inside, up to its very edge, keeps a dialog open, and the page behind is inert', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  await opener(page).click();
  const behind = page.getByRole('link', { name: site.nav.links[1].text, includeHidden: true });
  const link = await behind.first().boundingBox();
  for (let stops = 0; stops < 6; stops += 1) {
    await page.keyboard.press('Tab');
    const outside = page.locator(':focus:not(body)').and(page.locator(':not(dialog *, dialog)'));
    await expect(outside).toHaveCount(0);
  }
  await dialog(page).getByRole('heading', { name: 'Overview' }).click();
  const box = await dialog(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 200, box?.y ?? 0);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
  await expect(page).toHaveURL('/');
});

for (const viewport of [
  { width: 1280, height: 600 },
  { width: 360, height: 640 },
]) {
  test(`H9 at ${viewport.width} px the page behind neither scrolls nor moves, and the dialog does`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await fontsShown(page);
    await opener(page).click();
    const before = await page.evaluate(() => [scrollY, document.body.clientWidth]);
    await dialog(page).hover();
    const lastLine = dialog(page).getByText(first.boundary);
    await expect(lastLine).not.toBeInViewport();
    await page.mouse.wheel(0, 4000);
    await expect(lastLine).toBeInViewport();
    await page.mouse.wheel(0, 4000);
    await page.mouse.move(4, 300);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(lastLine).not.toBeInViewport();
    await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H9 a dialog opens and closes without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expectOpensAndCloses(page);
  });
});

test('P1 H9 a dialog opens before any script has arrived, and stays open when they do', async ({
  page,
}) => {
  const arrive = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  const withFonts = page.locator('html[data-fonts]');
  await expect(withFonts).not.toBeAttached();
  arrive.resolve();
  await expect(withFonts).toBeAttached();
  await expect(dialog(page)).toBeVisible();
  await closeButton(page).click();
  await expect(dialog(page)).toBeHidden();
});
