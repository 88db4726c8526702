import { pages, services, servicesSection, sharedWords } from '../content.ts';
import { eventually, expect, phone, test } from './tab.ts';

const { nav, theme } = sharedWords;
const [service] = services;
if (!service) throw new Error('The content has no service.');
const [firstLink] = nav.links;
const [, , system] = theme.choices;

test('H9 a dialog takes the focus, closes in every way and returns it', async ({ tab }) => {
  const opener = {
    css: 'main button',
    name: servicesSection.learnMoreAbout.replace('{name}', service.name),
  };
  const dialog = { css: 'dialog[open]' };
  const close = { css: 'dialog[open] button', name: servicesSection.close };
  await tab.open('/');
  for (const closing of [
    () => tab.click(close),
    () => tab.press('Escape'),
    () => tab.clickAt(4, 400),
  ]) {
    await tab.click(opener);
    await tab.expectVisible({ css: 'dialog[open] h2', name: service.name });
    await tab.expectVisible({ css: 'dialog[open] :focus, dialog[open]:focus' });
    await closing();
    await tab.expectHidden(dialog);
    await tab.expectFocused(opener);
  }
});

test.describe(() => {
  test.use({ size: phone });

  test('H3 the menu opens by pointer and by key, and closes in every way', async ({ tab }) => {
    const button = { css: 'header button', name: nav.menu };
    const link = { css: 'nav a', name: firstLink.text };
    await tab.open('/');
    for (const closing of [
      () => tab.click(button),
      () => tab.press('Escape'),
      () => tab.clickAt(180, 720),
    ]) {
      await tab.click(button);
      await tab.expectVisible(link);
      await tab.expectState(button, { expanded: 'true' });
      await closing();
      await tab.expectHidden(link);
      await tab.expectState(button, { expanded: 'false' });
    }
    await tab.click(button);
    await tab.click(link);
    await tab.expectHidden(link);
    await tab.expectPath(`/${firstLink.href}`);
  });
});

test('H4 H5 the button stores a theme; the choice goes back to the system', async ({ tab }) => {
  const expectDark = (isDark: boolean) =>
    eventually(async () => expect(await tab.evaluate(isPageDark)).toBe(isDark));
  const button = { css: 'header button', name: theme.toggle };
  await tab.open('/');
  await expectDark(false);
  await tab.click(button);
  await expectDark(true);
  await tab.reload();
  await expectDark(true);
  await tab.open(pages.privacy.path);
  await expectDark(true);
  await tab.click({ css: 'footer label', name: system.text });
  await expectDark(false);
  expect(await tab.evaluate(() => localStorage.getItem('theme'))).toBe('system');
});

/** Runs in the page: whether its background is darker than its text. */
function isPageDark(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  const [ground = 0, text = 0] = [backgroundColor, color].map((each) => {
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = each;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[1] ?? 0;
  });
  return ground < text;
}
