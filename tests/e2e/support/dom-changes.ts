import type { Page } from '@playwright/test';

/**
 * When a translator and extensions change a page: again and again from the start, or once React has hydrated the form.
 * The translator replaces each text with another one in two elements. A password manager or grammar checker puts elements
 * beside fields, a control into the form, attributes on fields, and a popover above the page.
 */
export const moments = ['continuously', 'after hydration'] as const;

type Moment = (typeof moments)[number];

/** Lets them change every page that is opened from now on. */
export const startDomChanges = (page: Page, moment: Moment) =>
  page.addInitScript(changeDom, moment);

/** Runs in the page and is self-contained. */
function changeDom(moment: Moment): void {
  const create = (name: string) => document.createElement(name);

  function translate(): void {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const skipped = 'head, script, style, noscript, svg, textarea, font';
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [create('font'), create('font')];
      // A different text, as in a translation, that reads the same: a zero-width space is added.
      inner.append(`${text.data}\u200b`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  /** As when the visitor chooses another language. */
  function translateAgain(): void {
    for (const font of document.querySelectorAll('font:not(font font)')) {
      font.replaceWith((font.textContent ?? '').replaceAll('\u200b', ''));
    }
    translate();
  }

  function insertElements(): void {
    const newElement = () => {
      const element = create('x-extension');
      element.ariaHidden = 'true';
      element.style.position = 'absolute';
      return element;
    };
    for (const place of document.querySelectorAll('form, form :is(input, textarea)')) {
      if (place.hasAttribute('data-extension')) continue;
      place.setAttribute('data-extension', '');
      place.before(newElement());
      place.after(newElement());
      if (!place.matches('form')) continue;
      place.prepend(newElement());
      // Removed without being closed, it never says that it has gone.
      const popover = Object.assign(create('div'), { popover: 'manual' });
      popover.style.inset = 'auto 0 0 auto';
      document.body.append(popover);
      popover.showPopover();
      // A control with the names of two fields.
      place.append(Object.assign(create('input'), { name: 'email', id: 'message', hidden: true }));
    }
  }

  function change(): void {
    const isHydrated = document.querySelector('form [type=submit]:enabled') !== null;
    if (moment === 'after hydration' && !isHydrated) return;
    insertElements();
    translate();
  }

  new MutationObserver(change).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  if (moment === 'continuously') setInterval(translateAgain, 400);
}
