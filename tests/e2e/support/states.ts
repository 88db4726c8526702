import type { Locator, ViewportSize } from '@playwright/test';
import { contactForm } from '../../../src/content/contact-form.ts';
import { requiredNames } from '../../content.ts';
import type { ContactForm } from './contact-form.ts';
import {
  dialog,
  focusByKeyboard,
  menu,
  menuButton,
  opener,
  phoneLink,
  tooltipOf,
} from './controls.ts';
import { breakMailLink, crashForm, failScript } from './faults.ts';
import { newInquiry } from './new-inquiry.ts';
import { finishAnimations, narrow, wide } from './page-state.ts';

const { toasts } = contactForm;

/** A state of a page that takes more than a visit to reach. */
export interface PageState {
  readonly size: ViewportSize;
  /** The selector for the part of the page that the state changes; without one, the contact form and its toasts. */
  readonly within?: string;
  /** The selector for the first tab stops in this state, whose focus rings are measured. */
  readonly stops?: string;
  /** Brings the page into the state, and returns what is shown as long as it lasts. */
  reach(form: ContactForm): Promise<Locator>;
}

export const states = {
  menu: {
    size: narrow,
    within: 'header, #menu',
    stops: '#menu *',
    async reach({ page }) {
      await page.goto('/');
      await menuButton(page).click();
      return menu(page);
    },
  },
  dialog: {
    size: wide,
    within: 'dialog[open]',
    stops: ':is(dialog, dialog *)',
    async reach({ page }) {
      await page.goto('/');
      await opener(page).click();
      return dialog(page);
    },
  },
  errors: {
    size: narrow,
    stops: '#contact-form *',
    async reach(form) {
      await form.open();
      await form.send.click();
      return form.page.getByText(contactForm.fields[requiredNames.at(-1) ?? 'email'].error);
    },
  },
  sent: {
    size: wide,
    async reach(form) {
      await form.openAndSubmit();
      return form.toast(toasts.sent.title);
    },
  },
  unsent: {
    size: narrow,
    stops: '#contact section *',
    async reach(form) {
      await form.fallBack();
      return form.toast(toasts.unsent.title);
    },
  },
  failed: {
    size: wide,
    async reach(form) {
      await form.open();
      await form.expectReady();
      await breakMailLink(form);
      await form.submit(newInquiry(), 412);
      return form.toast(toasts.failed.title);
    },
  },
  crashed: {
    size: narrow,
    async reach(form) {
      await form.openFilled();
      await crashForm(form);
      await crashForm(form);
      return form.crashed;
    },
  },
  notReady: {
    size: wide,
    async reach(form) {
      await failScript(form, 'ContactForm');
      await form.open();
      await finishAnimations(form.page);
      return form.notReadyLine;
    },
  },
  tooltip: {
    size: { width: 800, height: 740 },
    within: 'header, [role=tooltip]',
    async reach({ page }) {
      await page.goto('/privacy-policy');
      await focusByKeyboard(phoneLink(page));
      return tooltipOf(phoneLink(page));
    },
  },
} satisfies Record<string, PageState>;
