import { expect } from '@playwright/test';
import { services } from '../../content.ts';
import { type Journey, wide } from './journey.ts';

const [service] = services;
if (!service) throw new Error('src/content/services.ts lists no service.');

const opener = { css: 'button', name: `Learn More about ${service.name}` };
const dialog = { css: `#${service.slug}-details` };
const close = { css: `${dialog.css} button`, name: 'Close' };

export const dialogs: readonly Journey[] = [
  {
    name: 'H9 a dialog opens with a press and closes by its button and by the backdrop',
    size: wide,
    async walk({ open, press, pressAt, expectVisible, expectHidden, expectFocused, look }) {
      await open('/');
      await press(opener);
      await expectVisible(dialog);
      await expectVisible({ css: `${dialog.css} h2`, name: service.name });
      await press(close);
      await expectHidden(dialog);
      await expectFocused(opener);
      await press(opener);
      await expectVisible(dialog);
      const { x = 0 } = (await look(dialog))?.box ?? {};
      await pressAt(x / 2, 400);
      await expectHidden(dialog);
    },
  },
  {
    name: 'H9 a dialog by keyboard alone: the focus goes in, stays in and comes back',
    size: wide,
    async walk({ open, key, evaluate, expectVisible, expectHidden, expectFocused }) {
      await open('/');
      await evaluate((name) => {
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.focus();
      }, opener.name);
      await key('Enter');
      await expectVisible(dialog);
      const outside = () =>
        evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest('dialog');
        });
      expect(await outside()).toBe(false);
      await expectFocused(close);
      for (let stops = 0; stops < 4; stops += 1) {
        await key('Tab');
        expect(await outside()).toBe(false);
      }
      await key('Escape');
      await expectHidden(dialog);
      await expectFocused(opener);
    },
  },
];
