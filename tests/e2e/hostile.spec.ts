import type { Page } from '@playwright/test';
import { draftKey } from '../../src/contact-form/draft.ts';
import { pages } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

/** What a URL or storage may hold, and no page may treat as anything but text. */
const hostileValues: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  '</style></script><script>alert(1)</script>',
  'javascript:alert(1)',
  '%E0%A4%A',
  '%0d%0aSet-Cookie:%20a=b',
  '__proto__[polluted]=1',
  '[id="services"] *',
  '\u202egpj.exe\u0000',
  '\ud800',
  'a'.repeat(4000),
];

interface InjectionPoint {
  name: string;
  /** The page that is looked at, and that must look as it does without the value. */
  page: string;
  /** By default each of the hostile values. */
  values?: readonly string[];
  put(page: Page, value: string): Promise<unknown>;
}

const asPath = (value: string) => `/x/${value.replace(/[?#]/g, '').toWellFormed()}`;

const injectionPoints: readonly InjectionPoint[] = [
  { name: 'a path', page: '/x/y', put: (page, value) => page.goto(asPath(value)) },
  {
    name: 'the stored theme, a query and a fragment',
    page: pages.privacy.path,
    async put(page, value) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
      await page.goto(`${pages.privacy.path}?${value}=${value}#${value}`);
    },
  },
  { name: 'a fragment of a policy', page: pages.privacy.path, put: moveTo },
  {
    name: 'the stored draft',
    page: '/',
    values: [
      ...hostileValues.slice(0, 3),
      JSON.stringify(hostileValues.map((each) => [each, each])),
    ],
    async put(page, value) {
      await page.evaluate((item) => sessionStorage.setItem(...item), [draftKey, value] as const);
      await page.reload();
    },
  },
];

for (const { name, page: path, values = hostileValues, put } of injectionPoints) {
  test(`Q4 hostile values in ${name} change nothing and log nothing`, async ({
    page,
    context,
    baseURL,
    pageEvents,
  }) => {
    const isUnknown = path === '/x/y';
    if (isUnknown) {
      pageEvents.expectMessage(/status of 404/);
      pageEvents.expectMessage(/^error: 404: no page at \/x\//);
    }
    const dialogs: string[] = [];
    const origins = new Set<string>();
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    context.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(path);
    const untouched = await stateOf(page);
    expect(untouched.text.length).toBeGreaterThan(200);
    for (const value of values) {
      await put(page, value);
      expect(await stateOf(page), JSON.stringify(value)).toEqual(untouched);
    }
    expect(dialogs).toEqual([]);
    expect([...origins]).toEqual([baseURL]);
  });
}

/** What a visitor sees, what the page keeps in its fields and its root, and what every object inherits. */
async function stateOf(page: Page) {
  await fontsShown(page);
  // innerText, not textContent: only what can be seen counts, of what is out of view too.
  await page.evaluate(() => document.documentElement.removeAttribute('data-deferred'));
  return { text: await page.locator('body').innerText(), ...(await page.evaluate(inside)) };
}

function inside() {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
  // Set once the fonts have arrived.
  const { fonts: _fonts, ...root } = document.documentElement.dataset;
  return {
    title: document.title,
    // The dot grid has as many elements as the window has room for, once React is there.
    elements: document.querySelectorAll(':not([data-dot-grid] *)').length,
    values: fields.map(({ value, checked }) => `${value} ${checked}`),
    root,
    open: document.querySelectorAll(':popover-open, dialog[open]').length,
    inherited: Object.keys(Object.prototype),
    cookie: document.cookie,
  };
}

function moveTo(page: Page, fragment: string): Promise<void> {
  return page.evaluate(async (hash) => {
    location.hash = hash;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, fragment);
}
