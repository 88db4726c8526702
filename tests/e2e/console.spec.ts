import { scenes, services } from '../content.ts';
import { expectConsoleWorks, expectScene, serviceRadio } from './console-view.ts';
import { hydrated } from './page-state.ts';
import { failScripts } from './script-faults.ts';
import { expect, test } from './test.ts';

test('H6b a service that was chosen before hydration stays chosen, and each can be chosen by pointer and arrow keys', async ({
  page,
}) => {
  const release = await failScripts(page, 'all', 'late');
  await page.goto('/', { waitUntil: 'commit' });
  await serviceRadio(page, scenes[2]?.service ?? '').click();
  release();
  await hydrated(page, '#hero-title');
  await expectScene(page, 2);
  const names = services.map(({ name }) => name);
  for (const { service } of scenes) expect(names).toContain(service);
  await expectConsoleWorks(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H6b the console works without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expectScene(page, 0);
    await expectConsoleWorks(page);
  });
});
