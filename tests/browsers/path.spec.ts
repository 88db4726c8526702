import { expect, test } from '@playwright/test';
import type { WebElement } from 'selenium-webdriver';
import { fields } from '../../src/contact-form/fields.ts';
import { contactForm } from '../../src/content/contact-form.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { colorFrom } from '../color.ts';
import { labelOf } from '../content.ts';
import { siteOrigin } from '../e2e/support/addresses.ts';
import { messagesFrom } from '../e2e/support/inbox.ts';
import { newInquiry } from '../e2e/support/new-inquiry.ts';
import { browsers } from './drivers.ts';

for (const [name, open] of Object.entries(browsers)) {
  test(`Q3 ${name}: theme, menu, dialog, an inquiry that is sent and one that falls back`, async () => {
    const browser = await open();
    const hasPopovers = name !== 'chromium 110';
    const find = (selector: string, text: string) =>
      browser.wait(
        () => browser.executeScript<WebElement>(findShown, selector, text).catch(() => null),
        10_000,
        `${selector} "${text}" is not shown`,
      );
    // Again, because the form ignores presses in the first second after an outcome.
    const click = (selector: string, text: string) =>
      expect(async () => (await find(selector, text))?.click()).toPass({ timeout: 20_000 });
    const read = <Result>(run: () => Result) => browser.executeScript<Result>(`return (${run})()`);
    const resize = (width: number, height: number) =>
      browser.manage().window().setRect({ x: 0, y: 0, width, height });
    const luminance = async () =>
      colorFrom(
        await read(() => getComputedStyle(document.documentElement).backgroundColor),
      ).luminance();
    const expectContrast = async () => {
      const texts = await read(colorsOfTexts);
      expect(texts.length).toBeGreaterThan(5);
      for (const { text, color, background } of texts) {
        const contrast = colorFrom(color).contrast(colorFrom(background));
        expect.soft(contrast, `${text}: ${color} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    };
    // A list that may have a name that the browser does not know.
    const isAnythingOpen = () =>
      read(() => document.querySelector(':is(:popover-open, dialog[open])') !== null);
    const fillIn = async (message: string) => {
      const inquiry = newInquiry({ message });
      for (const { name: field } of fields) {
        await click('label', labelOf(field));
        await browser.actions().sendKeys(inquiry[field]).perform();
      }
      return inquiry;
    };

    await resize(1280, 800);
    await browser.get(siteOrigin);
    expect(await luminance()).toBeGreaterThan(0.8);
    await expectContrast();
    await click('header button', site.theme.toggle);
    await expect.poll(luminance).toBeLessThan(0.1);
    await expectContrast();

    await resize(360, 740);
    if (hasPopovers) {
      await click('header button', site.header.menu);
      await click('nav a', site.header.links.services);
      await expect.poll(isAnythingOpen).toBe(false);
      expect(await read(() => location.hash)).toBe('#services');
    } else {
      // The footer's links take its place.
      expect(await browser.executeScript(findShown, 'header button', site.header.menu)).toBeNull();
    }
    await resize(1280, 800);

    const service = services.list.at(-1)?.name ?? '';
    const opener = `${services.learnMore} ${services.about} ${service}`;
    for (const [close, focused] of [
      [() => click('dialog button', services.dialog.close), opener],
      // On the page beside it.
      [() => browser.actions().move({ x: 4, y: 400 }).click().perform(), opener],
      [() => click('dialog a', services.dialog.button), undefined],
    ] as const) {
      await click('button', opener);
      await find('dialog:focus-within h2', service);
      await expectContrast();
      expect(colorFrom(await read(backdropColor)).alpha()).toBeGreaterThan(0.4);
      // It takes no presses at first.
      await expect.poll(() => read(pointerEventsOfDialog)).toBe('auto');
      await read(watchDialog);
      await close();
      await expect.poll(() => read(isDialogShown)).toBe(false);
      // It moves a little as it fades.
      expect(Number(await read(() => document.body.dataset['moved']))).toBeLessThan(32);
      if (focused) await find('button:focus', focused);
    }
    expect(await read(() => location.hash)).toBe('#contact');

    const inquiry = await fillIn('We miss calls on Saturdays.');
    await click('button:enabled', contactForm.send);
    await find('[role=dialog] *', contactForm.toasts.sent.title);
    const received = await messagesFrom(inquiry.email);
    expect(received.map(({ params }) => params['message'])).toEqual([inquiry.message]);

    await fillIn('We miss calls on Sundays.');
    // A program fills in the field that visitors never meet: the mail client opens.
    await read(() => {
      const honeypot = document.querySelector<HTMLInputElement>('[name=reference]');
      if (honeypot) honeypot.value = 'https://spam.example';
    });
    await click('button:enabled', contactForm.send);
    // Without a mail client, WebKit's browser shows an error page in place of this one, sometimes a moment later.
    await expect(async () => {
      await browser.get(`${siteOrigin}/#contact`);
      await find('#contact :is(h2, h3, h4)', contactForm.unsent.title);
    }).toPass({ timeout: 40_000 });
    await browser.quit();
  });
}

/** Runs in the page: brings the shown element with a selector and a whole name into view, and returns it. */
function findShown(selector: string, name: string): Element | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      (each.ariaLabel ?? each.textContent ?? '').trim() === name &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** Runs in the page: for each pair of colors, a shown text with its color and that of the nearest opaque background. */
function colorsOfTexts() {
  const found = new Map<string, { text: string; color: string; background: string }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (!text || !holder?.checkVisibility() || holder.closest(':disabled')) continue;
    const { color, visibility } = getComputedStyle(holder);
    if (visibility === 'hidden') continue;
    let behind: Element | null = holder;
    let background = 'transparent';
    while (behind && /^(?:transparent|rgba)/.test(background)) {
      background = getComputedStyle(behind).backgroundColor;
      behind = behind.parentElement;
    }
    found.set(`${color} on ${background}`, { text, color, background });
  }
  return [...found.values()];
}

/** Runs in the page. */
function backdropColor(): string {
  const dialog = document.querySelector('dialog[open]') ?? document.body;
  return getComputedStyle(dialog, '::backdrop').backgroundColor;
}

/** Runs in the page. */
function pointerEventsOfDialog(): string {
  return getComputedStyle(document.querySelector('dialog[open]') ?? document.body).pointerEvents;
}

/** Runs in the page: notes how far the open dialog moves from where it is, as long as it is shown. */
function watchDialog(): void {
  const dialog = document.querySelector('dialog[open]') ?? document.body;
  const { top } = dialog.getBoundingClientRect();
  const look = (moved: number) => {
    document.body.dataset['moved'] = String(moved);
    if (!dialog.checkVisibility()) return;
    const now = Math.abs(dialog.getBoundingClientRect().top - top);
    requestAnimationFrame(() => look(Math.max(moved, now)));
  };
  look(0);
}

/** Runs in the page. */
function isDialogShown(): boolean {
  return [...document.querySelectorAll('dialog')].some((dialog) => dialog.checkVisibility());
}
