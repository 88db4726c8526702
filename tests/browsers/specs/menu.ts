import { site } from '../../content.ts';
import { type Journey, narrow } from './journey.ts';

const button = { css: 'button', name: site.nav.menu };
const menu = { css: '#menu' };
const [first] = site.nav.links;

export const menus: readonly Journey[] = [
  {
    name: 'H3 the menu opens with a press, closes with another, and a choice leads on and closes it',
    size: narrow,
    async walk({ open, press, expectLook, expectVisible, expectHidden, expectPath }) {
      await open('/');
      await expectHidden(menu);
      await expectLook(button, { expanded: 'false' });
      await press(button);
      await expectVisible(menu);
      await expectLook(button, { expanded: 'true' });
      await press(button);
      await expectHidden(menu);
      await expectLook(button, { expanded: 'false' });
      await press(button);
      await expectVisible(menu);
      await press({ css: '#menu a', name: first.text });
      await expectHidden(menu);
      await expectPath(`/${first.href}`);
      await expectLook(button, { expanded: 'false' });
    },
  },
  {
    name: 'H3 the menu by keyboard alone: Enter, Tab, Escape, and the focus is back at its button',
    size: narrow,
    async walk({ open, key, look, expectVisible, expectHidden, expectFocused }) {
      await open('/');
      for (let stops = 0; stops < 12; stops += 1) {
        await key('Tab');
        if ((await look(button))?.isFocused) break;
      }
      await expectFocused(button);
      await key('Enter');
      await expectVisible(menu);
      await key('Tab');
      await expectFocused({ css: '#menu a', name: first.text });
      await key('Escape');
      await expectHidden(menu);
      await expectFocused(button);
    },
  },
  {
    name: 'H3 a press outside closes the menu',
    size: narrow,
    async walk({ open, press, pressAt, expectVisible, expectHidden, expectPath }) {
      await open('/terms-of-service');
      await press(button);
      await expectVisible(menu);
      await pressAt(180, 720);
      await expectHidden(menu);
      await expectPath('/terms-of-service');
    },
  },
];
