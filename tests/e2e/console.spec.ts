import { scenes, services } from '../content.ts';
import { expectConsoleWorks, expectScene, serviceRadio } from './console-view.ts';
import { hydrated } from './page-state.ts';
import { expect, test } from './test.ts';

test('H6b the console shows each service at work, chosen by pointer and by arrow keys', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page, '#hero-title');
  await expectScene(page, 0);
  const names = services.map(({ name }) => name);
  for (const { service } of scenes) expect(names).toContain(service);
  await expectConsoleWorks(page);
});

test('H6b a service that was chosen before hydration stays chosen', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await serviceRadio(page, scenes[2]?.service ?? '').click();
  release();
  await hydrated(page, '#hero-title');
  await expectScene(page, 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H6b the console works without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expectScene(page, 0);
    await expectConsoleWorks(page);
  });
});
