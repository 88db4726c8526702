import { expect } from '@playwright/test';
import { agency, contactForm } from '../../content.ts';
import { inboxOf } from '../../e2e/inbox.ts';
import { newVisitor } from '../../e2e/visitor.ts';
import { eventually } from '../visitor.ts';
import { fieldOf, fillForm, form, oneLine, openForm, send, toastTitle } from './inquiry.ts';
import { type Journey, narrow, wide } from './journey.ts';

const { panel, toasts } = contactForm;
const whole = { css: '#handed-over-text' };

export const fallbacks: readonly Journey[] = [
  {
    name: 'F7 F11 a refused inquiry opens the mail program once and stays on the page, whole',
    size: wide,
    async walk(visitor) {
      const { press, reload, expectVisible, expectFocused, expectHidden, expectLook } = visitor;
      const values = newVisitor(oneLine);
      visitor.allowMessage(/412/);
      await inboxOf(values.email).answer(412);
      await openForm(visitor);
      await fillForm(visitor, values);
      await press(send);
      await expectVisible({ ...toastTitle, name: toasts.mailFallback.title });
      await expectFocused({ css: '#handed-over-title', name: panel.title });
      await eventually(async () => expect(await visitor.mailLinks()).toHaveLength(1));
      const [link = ''] = await visitor.mailLinks();
      expect(link.startsWith(`mailto:${agency.email}?subject=`)).toBe(true);
      expect(decodeURIComponent(link)).toContain(values.message);
      expect((await visitor.look(whole))?.value).toContain(values.message);
      await reload();
      await expectVisible({ css: '#handed-over-title', name: panel.title });
      expect(await visitor.mailLinks()).toHaveLength(1);
      await press({ css: 'button', name: panel.restore });
      await expectHidden(whole);
      await expectFocused(form);
      for (const [name, value] of Object.entries(values))
        await expectLook(fieldOf(name), { value });
    },
  },
  {
    name: 'F10 where even the mail link fails, the visitor is told whom to reach, and the text stays',
    size: narrow,
    async walk(visitor) {
      const { press, evaluate, expectVisible, expectLook } = visitor;
      const values = newVisitor(oneLine);
      visitor.allowMessage(/412/);
      await inboxOf(values.email).answer(412);
      await openForm(visitor);
      await fillForm(visitor, values);
      await evaluate(() => {
        globalThis.encodeURIComponent = () => {
          throw new URIError('no link today');
        };
      });
      await press(send);
      await expectVisible({ ...toastTitle, name: toasts.failed.title });
      await expectVisible({ ...toastTitle, name: toasts.failed.text });
      expect(await visitor.mailLinks()).toEqual([]);
      for (const [name, value] of Object.entries(values))
        await expectLook(fieldOf(name), { value });
      await expectLook(send, { isDisabled: false });
    },
  },
];
