import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { contactForm } from '../../src/content/contact-form.ts';
import { requiredNames } from '../content.ts';
import { expect, test } from './support/test.ts';

/** Records the scripts that a page loads. Returns a function that reads their size until then, in bytes of brotli. */
function recordScripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    const bodies = await Promise.all(responses.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  };
}

test('R7 Q1 where a pointer can hover, the form comes after the page, and answers a program that does not scroll', async ({
  form,
  page,
}) => {
  const scriptBytes = recordScripts(page);
  let atLoad = Promise.resolve(Number.NaN);
  page.once('load', () => {
    atLoad = scriptBytes();
  });
  await page.goto('/');
  expect(await atLoad).toBeLessThan(6000);
  await form.expectReady();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await form.send.evaluate((button: HTMLElement) => button.click());
  for (const name of requiredNames) {
    await expect(page.getByText(contactForm.fields[name].error)).toBeVisible();
  }
  await expect(form.field(requiredNames[0] ?? 'email')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R7 Q1 there are four requests at most, nothing of React before the form is near, and the email library once it is used', async ({
    form,
    page,
  }) => {
    const scriptBytes = recordScripts(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(await scriptBytes()).toBeLessThan(6000);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await form.expectReady();
    expect(await scriptBytes()).toBeGreaterThan(6000);
    const withoutLibrary = new Set(requests);
    const libraryComes = () =>
      page.waitForRequest((request) => {
        const { pathname } = new URL(request.url());
        return pathname.endsWith('.js') && !withoutLibrary.has(pathname);
      });
    await Promise.all([libraryComes(), form.field('company').fill('A draft')]);
    // The tab has a draft.
    await Promise.all([libraryComes(), page.reload()]);
  });
});
