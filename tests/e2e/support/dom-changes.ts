import { expect, type Page } from '@playwright/test';
import type { ContactForm } from './contact-form.ts';

/**
 * When extensions change a page: before or after React has hydrated it, or all the time. They are a browser's
 * translator, which replaces each text with a new one in two elements, and a password manager or grammar checker, which
 * puts elements beside fields and into each island, a control into the form, and attributes on fields.
 */
export const moments = ['before hydration', 'after hydration', 'continuously'] as const;

export type Moment = (typeof moments)[number] | 'never';

/** What React reports when it finds a document that an extension has changed; then it renders again. */
const hydrationFailure = /Minified React error #(?:418|423)/;

/** Lets extensions change every page that is opened from now on. */
export async function startDomChanges(
  { page, pageEvents }: ContactForm,
  moment: Moment,
): Promise<void> {
  if (moment === 'never') return;
  pageEvents.allowMessage(hydrationFailure);
  await page.addInitScript(changeDom, moment);
}

function changeDom(moment: Moment): void {
  /** Fields, and parts of every island. */
  const places =
    'form, form :is(input, textarea), header > div, #hero > div, [popover] nav, dialog > div, footer > div, fieldset, astro-island';
  const skipped = 'script, style, textarea, noscript, title, svg, font font';

  function translateText(text: Text): void {
    const words = text.data;
    if (!words.trim() || text.parentElement?.closest(skipped)) return;
    const newFont = () => document.createElement('font' as string);
    const [outer, inner] = [newFont(), newFont()];
    inner.style.verticalAlign = 'inherit';
    // Different text, as in a translation, that reads the same: a zero-width space is added.
    inner.append(`${words.replaceAll('\u200b', '')}\u200b`);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  }

  function translateAgain(): void {
    for (const font of document.querySelectorAll('body font:not(font font)')) {
      const text = document.createTextNode(font.textContent ?? '');
      font.replaceWith(text);
      translateText(text);
    }
    translate(document.body);
  }

  function insertElement(parent: Element, at: InsertPosition): void {
    const foreign = document.createElement('x-foreign');
    foreign.setAttribute('aria-hidden', 'true');
    foreign.style.position = 'absolute';
    parent.insertAdjacentElement(at, foreign);
  }

  /** A control with the names of two fields. */
  function insertNamesake(form: Element): void {
    const control = document.createElement('input');
    Object.assign(control, { name: 'email', id: 'message', hidden: true });
    form.append(control);
  }

  function insertElements(): void {
    for (const place of document.querySelectorAll(`:is(${places}):not([data-foreign])`)) {
      place.setAttribute('data-foreign', 'true');
      insertElement(place, 'beforebegin');
      if (place.matches('form')) insertNamesake(place);
      if (!place.matches('input, textarea')) {
        insertElement(place, 'afterbegin');
        continue;
      }
      place.setAttribute('spellcheck', 'false');
      insertElement(place, 'afterend');
    }
  }

  const observer = new MutationObserver((records) => {
    insertElements();
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });
  const observe = () =>
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  if (moment !== 'after hydration') observe();
  addEventListener('DOMContentLoaded', () => {
    if (moment === 'before hydration') observer.disconnect();
    if (moment === 'continuously') setInterval(translateAgain, 400);
    if (moment !== 'after hydration') return;
    const start = () => {
      insertElements();
      translateAgain();
      observe();
    };
    // React hydrates in its own tasks after the event.
    addEventListener('astro:hydrate', () => setTimeout(start, 200), true);
  });
}

/** Waits until a page's form, as it is at that moment, has been changed. */
async function domChangesRan(page: Page, moment: Moment): Promise<void> {
  // What was there before hydration may have been rendered again since.
  if (moment === 'never' || moment === 'before hydration') return;
  await expect(page.locator('form font').first()).toBeAttached();
  await expect(page.locator('form x-foreign').first()).toBeAttached();
}

/** Opens the form and waits until its code has loaded and the DOM changes have run. */
export async function openAmong(form: ContactForm, moment: Moment): Promise<void> {
  await startDomChanges(form, moment);
  await form.open();
  await form.expectReady();
  await domChangesRan(form.page, moment);
}
