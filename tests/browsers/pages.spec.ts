import { hero, pages, services } from '../content.ts';
import { documents } from '../e2e/documents.ts';
import { eventually, expect, phone, test } from './test.ts';

test('H6 H8 the home page shows its heading and services', async ({ tab }) => {
  await tab.open('/');
  await tab.expectVisible({ css: 'h1', name: hero.title });
  for (const { name } of services) await tab.expectVisible({ css: 'h3', name });
});

test('H2 an in-page link sets URL, position and focus; Back returns', async ({ tab }) => {
  await tab.open('/');
  await tab.click({ css: 'main a', name: 'See Our Services' });
  await tab.expectPath('/#services');
  await tab.expectFocused({ css: '#services' });
  await eventually(async () => {
    const heading = await tab.state({ css: '#services h2' });
    const header = await tab.state({ css: 'header' });
    expect(heading?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
  });
  await tab.back();
  await tab.expectPath('/');
  await eventually(async () => expect(await tab.evaluate(() => scrollY)).toBe(0));
});

test('R4 an unknown path leads home and is logged', async ({ tab }) => {
  tab.allowMessage(/404/);
  await tab.open('/no/such/page');
  await tab.expectVisible({ css: 'h1', name: 'Oops! Page not found' });
  await eventually(async () => expect(tab.messages().join('\n')).toContain('/no/such/page'));
  await tab.click({ css: 'main a', name: 'Return to Home' });
  await tab.expectPath('/');
});

test.describe(() => {
  test.use({ size: phone });

  test('R2 a policy links to its sections and the home page', async ({ tab }) => {
    await tab.open('/terms-of-service');
    await tab.expectVisible({ css: 'h1', name: pages.terms.heading });
    const hash = await tab.evaluate(
      () => document.querySelectorAll<HTMLAnchorElement>('main nav a')[6]?.hash ?? '',
    );
    await tab.click({ css: `main nav a[href="${hash}"]` });
    await tab.expectPath(`/terms-of-service${hash}`);
    await eventually(async () => {
      const heading = await tab.state({ css: `[id="${hash.slice(1)}"]` });
      const header = await tab.state({ css: 'header' });
      expect(heading?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
    });
    await tab.click({ css: 'main a', name: 'Back to Home' });
    await tab.expectPath('/');
  });
});

test.describe(() => {
  test.use({ size: { width: 320, height: 640 } });

  // A page each: WebKitGTK's driver can hang on an address that it opens while the last page loads.
  for (const { name, path } of documents) {
    test(`Q2 ${name} fits a window of 320 px`, async ({ tab }) => {
      tab.allowMessage(/404/);
      await tab.open(path);
      const overflow = await tab.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
