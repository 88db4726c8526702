import { services } from '../content.ts';
import { expect, test } from './test.ts';

const [service] = services;
if (!service) throw new Error('The content has no service.');
const opener = { css: 'main button', name: `Learn More about ${service.name}` };
const dialog = { css: 'dialog[open]' };
const close = { css: 'dialog[open] button', name: 'Close' };

test('H9 a dialog keeps the focus, closes in every way, returns it', async ({ tab }) => {
  await tab.open('/');
  await tab.click(opener);
  await tab.expectVisible({ css: 'dialog[open] h2', name: service.name });
  await tab.click(close);
  await tab.expectHidden(dialog);
  await tab.expectFocused(opener);
  await tab.click(opener);
  await tab.expectVisible(dialog);
  await tab.clickAt(((await tab.state(dialog))?.left ?? 0) / 2, 400);
  await tab.expectHidden(dialog);
  await tab.expectFocused(opener);
  await tab.press('Enter');
  await tab.expectFocused(close);
  for (let stops = 0; stops < 4; stops += 1) {
    await tab.press('Tab');
    const isOutside = await tab.evaluate(() =>
      document.activeElement?.matches('body :not(dialog[open], dialog[open] *)'),
    );
    expect(isOutside).toBe(false);
  }
  await tab.press('Escape');
  await tab.expectHidden(dialog);
  await tab.expectFocused(opener);
});
