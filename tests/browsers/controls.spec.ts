import { pages, scenes, servicesSection, sharedWords } from '../content.ts';
import { firstService } from '../e2e/dialog-view.ts';
import { narrow } from '../e2e/page-state.ts';
import { eventually, expect, test } from './tab.ts';

const { nav, theme } = sharedWords;
const [firstLink] = nav.links;
const [, , system] = theme.choices;

test('H9 a dialog takes the focus, closes in every way and returns it', async ({ tab }) => {
  const opener = {
    css: 'main button',
    name: servicesSection.learnMoreAbout.replace('{name}', () => firstService.name),
  };
  const close = { css: 'dialog[open] button', name: servicesSection.close };
  await tab.open('/');
  for (const closing of [
    () => tab.click(close),
    () => tab.press('Escape'),
    () => tab.clickAt(4, 400),
  ]) {
    await tab.click(opener);
    await tab.expectShown({ css: 'dialog[open] :focus, dialog[open]:focus' });
    await closing();
    await tab.expectHidden({ css: 'dialog[open]' });
    await tab.expectShown({ ...opener, css: `${opener.css}:focus` });
  }
});

test('H4 H5 the button stores a theme; the choice goes back to the system', async ({ tab }) => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  await tab.open('/');
  const light = await tab.evaluate(background);
  await tab.click({ css: 'header button', name: theme.toggle });
  await eventually(async () => expect(await tab.evaluate(background)).not.toBe(light));
  const dark = await tab.evaluate(background);
  await tab.open(pages.privacy.path);
  await tab.expectInPage(background, dark);
  await tab.click({ css: 'footer label', name: system.text });
  await tab.expectInPage(background, light);
});

test('H6b H7 the console shows each service, and the dot grid has its dots', async ({ tab }) => {
  await tab.open('/');
  await tab.expectInPage(() => document.querySelectorAll('[data-dot-grid] i').length > 60, true);
  for (const [index, { label }] of scenes.entries()) {
    if (index === 0) await tab.click({ css: 'fieldset label' });
    else await tab.press('ArrowRight');
    await tab.expectShown({ css: 'main figcaption > span', name: label });
  }
});

test.describe(() => {
  test.use({ viewport: narrow });

  test('H3 the menu opens, and closes in every way', async ({ tab }) => {
    const button = { css: 'header button', name: nav.menu };
    const link = { css: 'nav a', name: firstLink.text };
    await tab.open('/');
    for (const closing of [
      () => tab.click(button),
      () => tab.press('Escape'),
      () => tab.clickAt(180, 720),
      () => tab.click(link),
    ]) {
      await tab.click(button);
      await tab.expectShown(link);
      await tab.expectShown({ css: 'header [aria-expanded="true"]', name: nav.menu });
      await closing();
      await tab.expectHidden(link);
      await tab.expectShown({ css: 'header [aria-expanded="false"]', name: nav.menu });
    }
    await tab.expectInPage(() => location.hash, firstLink.href);
  });
});
