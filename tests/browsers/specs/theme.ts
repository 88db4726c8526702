import { expect } from '@playwright/test';
import { site } from '../../content.ts';
import { eventually, type Visitor } from '../visitor.ts';
import { type Journey, wide } from './journey.ts';

const { theme } = site;
const toggle = { css: 'button', name: theme.toggle };

/** Whether the page is drawn on a dark ground, and scrollbars and form controls with it. */
function shown() {
  const probe = document.createElement('canvas').getContext('2d');
  if (!probe) return null;
  probe.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  probe.fillRect(0, 0, 1, 1);
  const [red = 0] = probe.getImageData(0, 0, 1, 1).data;
  const control = document.createElement('i');
  control.style.color = 'CanvasText';
  document.body.append(control);
  const text = getComputedStyle(control).color;
  control.remove();
  return {
    ground: red < 128 ? 'dark' : 'light',
    controls: text === 'rgb(0, 0, 0)' ? 'light' : 'dark',
  };
}

const expectShown = ({ evaluate }: Visitor, to: 'light' | 'dark') =>
  eventually(async () => expect(await evaluate(shown)).toEqual({ ground: to, controls: to }));

export const themes: readonly Journey[] = [
  {
    name: 'H4 H5 the theme button shows, stores and keeps a theme; the footer goes back to the system',
    size: wide,
    async walk(visitor) {
      const { open, press, expectLook, evaluate, reload } = visitor;
      const stored = () => evaluate(() => localStorage.getItem('theme'));
      await open('/');
      await expectShown(visitor, 'light');
      await press(toggle);
      await expectShown(visitor, 'dark');
      expect(await stored()).toBe('dark');
      await reload();
      await expectShown(visitor, 'dark');
      await open('/privacy-policy');
      await expectShown(visitor, 'dark');
      await expectLook(toggle, { isVisible: true, title: theme.toLight });
      await press({ css: 'footer label', name: 'System' });
      await expectShown(visitor, 'light');
      await expectLook(toggle, { title: theme.toDark });
      expect(await stored()).toBe('system');
    },
  },
  {
    name: 'H16 a tooltip opens with the focus, says what the press does, and Escape puts it away',
    size: wide,
    async walk({ open, key, look, expectVisible, expectHidden, expectLook }) {
      const tip = { css: '[role="tooltip"]' };
      await open('/privacy-policy');
      for (let stops = 0; stops < 12; stops += 1) {
        await key('Tab');
        if ((await look(toggle))?.isFocused) break;
      }
      await expectVisible(tip);
      await expectLook(tip, { text: theme.toDark });
      await expectLook(toggle, { isFocused: true, description: theme.toDark });
      await key('Escape');
      await expectHidden(tip);
      await expectLook(toggle, { isFocused: true, title: theme.toDark });
    },
  },
];
