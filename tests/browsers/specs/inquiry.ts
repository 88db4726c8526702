import { expect } from '@playwright/test';
import type { Inquiry } from '../../../src/contact-form/fields.ts';
import { contactForm } from '../../content.ts';
import { inboxOf } from '../../e2e/inbox.ts';
import { newVisitor } from '../../e2e/visitor.ts';
import type { Visitor } from '../visitor.ts';
import { type Journey, narrow, wide } from './journey.ts';

const { fields, toasts } = contactForm;

export const form = { css: '#inquiry-form' };
export const send = { css: '#inquiry-form button[type="submit"]' };
export const fieldOf = (name: string) => ({ css: `#inquiry-form [name="${name}"]` });
const region = { css: `[aria-label="${toasts.region}"]` };
export const toastTitle = { css: `${region.css} *` };

export async function openForm({ open, evaluate, expectVisible }: Visitor): Promise<void> {
  await open('/#contact');
  // On a phone the cards stand above it, and its code waits until it is near.
  await evaluate((css) => document.querySelector(css)?.scrollIntoView(), form.css);
  await expectVisible({ css: '#inquiry-form[data-ready]' });
}

/** Fills the form with the keyboard, from its first field on. */
export async function fillForm(visitor: Visitor, values: Inquiry): Promise<void> {
  const { press, key, type, expectFocused, expectLook } = visitor;
  for (const [index, [name, value]] of Object.entries(values).entries()) {
    if (index === 0) await press(fieldOf(name));
    else await key('Tab');
    await expectFocused(fieldOf(name));
    await type(value);
    await expectLook(fieldOf(name), { value });
  }
}

export const oneLine = { message: 'We miss calls on Saturdays. Can an agent book visits for us?' };

export const inquiries: readonly Journey[] = [
  {
    name: 'F3 an empty form says what is missing, at its fields, and the focus goes to the first',
    size: narrow,
    async walk(visitor) {
      const { press, type, expectLook } = visitor;
      await openForm(visitor);
      await press(send);
      for (const [name, { error }] of Object.entries(fields)) {
        await expectLook(fieldOf(name), { isInvalid: true });
        const description = (await visitor.look(fieldOf(name)))?.description;
        expect(description).toContain(error);
      }
      await expectLook(fieldOf('firstName'), { isFocused: true });
      await type('Ada');
      await expectLook(fieldOf('firstName'), { isInvalid: false, description: '' });
      await expectLook(fieldOf('lastName'), { isInvalid: true });
    },
  },
  {
    name: 'F4 F6 an inquiry is sent once, is confirmed, and the form is empty again',
    size: wide,
    async walk(visitor) {
      const { press, key, expectLook, expectVisible } = visitor;
      const values = newVisitor(oneLine);
      await inboxOf(values.email).answer('ok', { delayMs: 700 });
      await openForm(visitor);
      await fillForm(visitor, values);
      await press(send);
      await expectLook(send, { isDisabled: true, text: contactForm.sending });
      await key('Enter');
      await expectVisible({ ...toastTitle, name: toasts.sent.title });
      await expectLook(send, { isDisabled: false, text: contactForm.send });
      await expectLook(fieldOf('message'), { value: '' });
      const [message, ...others] = await inboxOf(values.email).messages();
      expect(others).toEqual([]);
      expect(message?.params['message']).toBe(values.message);
    },
  },
  {
    name: 'F15 a toast is reached, held and dismissed by keyboard',
    size: wide,
    async walk(visitor) {
      const { press, key, evaluate, expectVisible, expectHidden, expectFocused } = visitor;
      const toast = { ...toastTitle, name: toasts.sent.title };
      await openForm(visitor);
      await fillForm(visitor, newVisitor(oneLine));
      await press(send);
      await expectVisible(toast);
      await key('F6');
      await expectFocused(region);
      await key('Tab');
      await evaluate(() => new Promise<null>((resolve) => setTimeout(resolve, 5000, null)));
      await expectVisible(toast);
      await key('Tab');
      await expectFocused({ css: `${region.css} button`, name: toasts.close });
      await key('Enter');
      await expectHidden(toast);
    },
  },
  {
    name: 'F12 what was typed is there again after a reload',
    size: wide,
    async walk(visitor) {
      const values = newVisitor(oneLine);
      await openForm(visitor);
      await fillForm(visitor, values);
      await visitor.reload();
      for (const [name, value] of Object.entries(values)) {
        await visitor.expectLook(fieldOf(name), { value });
      }
    },
  },
];
