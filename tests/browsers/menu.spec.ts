import { sharedWords } from '../content.ts';
import { phone, test } from './test.ts';

const button = { css: 'header button', name: sharedWords.nav.menu };
const menu = { css: '#menu' };
const [first] = sharedWords.nav.links;
if (!first) throw new Error('The content has no link in the navigation.');
const firstLink = { css: '#menu a', name: first.text };

test.use({ size: phone });

test('H3 the menu closes by its button, on a click outside and on a link', async ({ tab }) => {
  await tab.open('/');
  await tab.click(button);
  await tab.expectVisible(menu);
  await tab.expectState(button, { expanded: 'true' });
  await tab.click(button);
  await tab.expectHidden(menu);
  await tab.expectState(button, { expanded: 'false' });
  await tab.click(button);
  await tab.expectVisible(menu);
  await tab.clickAt(180, 720);
  await tab.expectHidden(menu);
  await tab.expectPath('/');
  await tab.click(button);
  await tab.click(firstLink);
  await tab.expectHidden(menu);
  await tab.expectPath(`/${first.href}`);
});

test('H3 the menu works by keyboard, and Escape returns the focus', async ({ tab }) => {
  await tab.open('/');
  await tab.tabTo(button);
  await tab.press('Enter');
  await tab.expectVisible(menu);
  await tab.press('Tab');
  await tab.expectFocused(firstLink);
  await tab.press('Escape');
  await tab.expectHidden(menu);
  await tab.expectFocused(button);
});
