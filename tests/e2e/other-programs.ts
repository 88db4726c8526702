import { expect, type Page } from '@playwright/test';

/** What other programs do to a page, and when. */
const otherPrograms = {
  'translated before hydration': { translate: 'before' },
  'translated after hydration': { translate: 'after' },
  'translated continuously': { translate: 'always' },
  'elements beside fields before hydration': { beside: 'before' },
  'elements beside fields after hydration': { beside: 'after' },
  'translated, with elements beside fields, before hydration': {
    translate: 'before',
    beside: 'before',
  },
  'translated, with elements beside fields, after hydration': {
    translate: 'after',
    beside: 'after',
  },
  'translated, with elements beside fields, continuously': {
    translate: 'always',
    beside: 'always',
  },
} as const satisfies Record<string, Programs>;

export type OtherProgram = keyof typeof otherPrograms;
export const otherProgramNames = Object.keys(otherPrograms) as OtherProgram[];

/** Those that do both: each state is looked at among them, and random visits among all. */
export const combinedPrograms = otherProgramNames.filter((name) => name.includes(', with '));

type Moment = 'before' | 'after' | 'always';

interface Programs {
  /** A browser's translator: it replaces each text by a new one in two elements. */
  readonly translate?: Moment;
  /** A password manager or grammar checker: elements beside fields and in their form, attributes on them. */
  readonly beside?: Moment;
}

/** What React reports when it finds a document that another program has changed; it renders again then. */
export const hydrationFailure = /Minified React error #418/;

/** Milliseconds between two translations of the whole page. */
const interval = 400;

/** Lets other programs change every page that is opened from now on. */
export async function startOtherPrograms(page: Page, name: OtherProgram): Promise<void> {
  await page.addInitScript(runPrograms, { programs: otherPrograms[name] as Programs, interval });
}

function runPrograms({ programs, interval }: { programs: Programs; interval: number }): void {
  const skipped = 'script, style, textarea, noscript, title, svg, font font';

  function translateText(text: Text): void {
    const words = text.data;
    if (!words.trim() || text.parentElement?.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.style.verticalAlign = 'inherit';
    // Another text, as a translation is, that reads the same: a space without width is added.
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

  function translateAnew(): void {
    for (const font of document.querySelectorAll('body font:not(font font)')) {
      const text = document.createTextNode(font.textContent ?? '');
      font.replaceWith(text);
      translateText(text);
    }
    translate(document.body);
  }

  function addForeign(parent: Element, at: InsertPosition): void {
    const foreign = document.createElement('x-foreign');
    foreign.setAttribute('aria-hidden', 'true');
    foreign.style.position = 'absolute';
    parent.insertAdjacentElement(at, foreign);
  }

  function stepBeside(): void {
    for (const field of document.querySelectorAll(
      'form :is(input, textarea):not([data-foreign])',
    )) {
      field.setAttribute('data-foreign', 'true');
      field.setAttribute('spellcheck', 'false');
      addForeign(field, 'afterend');
      addForeign(field, 'beforebegin');
    }
    for (const form of document.querySelectorAll('form:not([data-foreign])')) {
      form.setAttribute('data-foreign', 'true');
      addForeign(form, 'afterbegin');
      addForeign(form, 'beforebegin');
    }
  }

  const observer = new MutationObserver((records) => {
    if (programs.beside) stepBeside();
    if (!programs.translate) return;
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });
  const observe = () =>
    observer.observe(document, { childList: true, subtree: true, characterData: true });

  const moment = programs.translate ?? programs.beside;
  const moments = [programs.translate, programs.beside];
  if (moment !== 'after') observe();
  addEventListener('DOMContentLoaded', () => {
    if (!moments.includes('always')) observer.disconnect();
    if (moment === 'before') return;
    // React hydrates in tasks of its own after the event.
    const start = () => {
      if (programs.beside) stepBeside();
      if (programs.translate) translateAnew();
      observe();
    };
    if (moment === 'always') setInterval(start, interval);
    else addEventListener('astro:hydrate', () => setTimeout(start, 200), true);
  });
}

/** Waits until the programs have changed the form of a page, as they do at their moment. */
export async function programsRan(page: Page, name: OtherProgram): Promise<void> {
  const { translate, beside }: Programs = otherPrograms[name];
  // What was there before hydration may have been rendered again since.
  if (translate && translate !== 'before')
    await expect(page.locator('form font').first()).toBeAttached();
  if (beside && beside !== 'before')
    await expect(page.locator('form x-foreign').first()).toBeAttached();
}
