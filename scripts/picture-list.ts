import type { Page } from '@playwright/test';

export interface Picture {
  readonly name: string;
  readonly title: string;
  readonly size: readonly [width: number, height: number];
  readonly path?: string;
  /** The whole page instead of the window. */
  readonly whole?: boolean;
  readonly script?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

const desk = [1280, 800] as const;
const phone = [360, 780] as const;

const inquiry = [
  'Ada',
  'Quill',
  'ada@example.org',
  'Quill Plumbing',
  'We miss calls on Saturdays.\nCan an agent book visits for us?',
];

async function openForm(page: Page): Promise<void> {
  await page.locator('#inquiry-form').scrollIntoViewIfNeeded();
  await page.locator('#inquiry-form[data-ready]').waitFor();
}

async function fill(page: Page): Promise<void> {
  await openForm(page);
  const fields = page.locator('#inquiry-form').getByRole('textbox');
  for (const [index, text] of inquiry.entries()) await fields.nth(index).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function openDialog(page: Page): Promise<void> {
  await page.locator('button[command="show-modal"]').first().click();
}

async function showErrors(page: Page): Promise<void> {
  await openForm(page);
  await send(page);
  await page.getByText('Please enter a valid email address').waitFor();
}

async function fallBack(page: Page): Promise<void> {
  await fill(page);
  await page.context().setOffline(true);
  await send(page);
  await page.getByText('Email client opened!', { exact: true }).waitFor();
}

async function succeed(page: Page): Promise<void> {
  await fill(page);
  await send(page);
  await page.getByText('Message sent successfully!', { exact: true }).waitFor();
}

async function fail(page: Page): Promise<void> {
  await fill(page);
  await page.context().setOffline(true);
  // The fallback's own failure: the link cannot be written.
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new Error('no link');
    };
  });
  await send(page);
  await page.getByText('Unable to send message', { exact: true }).first().waitFor();
}

async function openTooltip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle theme' }).hover();
  await page.getByRole('tooltip').waitFor();
}

const firstScreen = (width: number, height: number): Picture => ({
  name: `first-${width}`,
  title: `First screen, ${width} px`,
  size: [width, height],
});

export const pictures: readonly Picture[] = [
  firstScreen(360, 780),
  firstScreen(768, 1024),
  firstScreen(1280, 800),
  firstScreen(1920, 1080),
  { name: 'home-360', title: 'The whole page, 360 px', size: phone, whole: true },
  { name: 'home-1280', title: 'The whole page, 1280 px', size: desk, whole: true },
  {
    name: 'menu',
    title: 'Menu',
    size: phone,
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  { name: 'dialog-1280', title: 'Dialog, 1280 px', size: desk, prepare: openDialog },
  { name: 'dialog-360', title: 'Dialog, 360 px', size: phone, prepare: openDialog },
  { name: 'tooltip', title: 'Tooltip', size: desk, prepare: openTooltip },
  { name: 'errors-1280', title: 'Errors, 1280 px', size: desk, prepare: showErrors },
  { name: 'errors-360', title: 'Errors, 360 px', size: phone, prepare: showErrors },
  { name: 'sent', title: 'Sent', size: desk, prepare: succeed },
  { name: 'fallback-1280', title: 'Mail fallback, 1280 px', size: desk, prepare: fallBack },
  { name: 'fallback-360', title: 'Mail fallback, 360 px', size: phone, prepare: fallBack },
  { name: 'failed', title: 'Failed', size: desk, prepare: fail },
  { name: 'privacy', title: 'Privacy Policy', size: desk, path: '/privacy-policy' },
  { name: 'not-found', title: 'Page not found', size: desk, path: '/no-such-page' },
  { name: 'error', title: 'Error screen', size: desk, path: '/500' },
  {
    name: 'no-script',
    title: 'Contact without JavaScript',
    size: desk,
    path: '/#contact',
    script: false,
  },
];
