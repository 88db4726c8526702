import type { Page } from '@playwright/test';
import { draftKey } from '../../src/contact-form/draft.ts';
import { pages } from '../content.ts';
import { expectNotFound } from './documents.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';
import { addStyles, renderAll } from './text-settings.ts';

/** What a URL or storage may hold, and no page may treat as anything but text. */
const hostileValues: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  '</style></script><script>alert(1)</script>',
  '%E0%A4%A',
  '__proto__[polluted]=1',
  '\u202egpj.exe\u0000\ud800',
  'a'.repeat(4000),
];

/** Where such a value gets in, and the page that must look as it does without it. */
const injectionPoints = [
  {
    name: 'a path',
    path: '/x/y',
    values: hostileValues,
    put: (page: Page, value: string) =>
      page.goto(`/x/${value.replace(/[?#]/g, '').toWellFormed()}`),
  },
  {
    name: 'the stored theme, a query and a fragment',
    path: pages.privacy.path,
    values: hostileValues,
    async put(page: Page, value: string) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
      await page.goto(`${pages.privacy.path}?${value}=${value}#${value}`);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `again${value}`);
    },
  },
  {
    name: 'the stored draft',
    path: '/',
    values: [hostileValues[0] ?? '', JSON.stringify(hostileValues.map((each) => [each, each]))],
    async put(page: Page, value: string) {
      await page.evaluate((item) => sessionStorage.setItem(...item), [draftKey, value] as const);
      await page.reload();
    },
  },
];

for (const { name, path, values, put } of injectionPoints) {
  test(`Q4 hostile values in ${name} change nothing and log nothing`, async ({
    page,
    context,
    baseURL,
    pageEvents,
  }) => {
    if (path === '/x/y') expectNotFound(pageEvents, '/x/');
    const origins = new Set<string>();
    context.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.addInitScript(() => {
      globalThis.alert = () => console.error('A script of the value ran.');
    });
    await page.goto(path);
    const untouched = await stateOf(page);
    expect(untouched.text.length).toBeGreaterThan(200);
    for (const value of values) {
      await put(page, value);
      expect(await stateOf(page), JSON.stringify(value)).toEqual(untouched);
    }
    expect([...origins]).toEqual([baseURL]);
  });
}

/** What a visitor sees, what the page keeps in its fields, and what every object inherits. */
async function stateOf(page: Page) {
  await fontsShown(page);
  await addStyles(page, renderAll);
  const state = await page.evaluate(() => ({
    title: document.title,
    // The dot grid has as many elements as the window has room for, once React is there.
    elements: document.querySelectorAll(':not([data-dot-grid] *)').length,
    values: [...document.querySelectorAll('input, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    ),
    theme: document.documentElement.dataset['theme'],
    inherited: Object.keys(Object.prototype),
    cookie: document.cookie,
  }));
  // innerText, not textContent: only what can be seen counts.
  return { ...state, text: await page.locator('body').innerText() };
}
