import { expect, test } from '@playwright/test';
import { fields, honeypotName } from '../../src/contact-form/fields.ts';
import { contactForm } from '../../src/content/contact-form.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { colorFrom } from '../color.ts';
import { labelOf } from '../content.ts';
import { siteOrigin } from '../e2e/support/addresses.ts';
import { messagesFrom } from '../e2e/support/inbox.ts';
import { newInquiry } from '../e2e/support/new-inquiry.ts';
import { launch, type Point, retry } from './drivers.ts';

test('Q3 theme, menu, dialog, an inquiry that is sent and one that falls back', async ({
  browserName,
}, testInfo) => {
  const browser = await launch[browserName](testInfo.outputPath());
  const find = (selector: string, name: string) =>
    retry(() => browser.run(findPressable, selector, name), 15_000);
  const click = async (selector: string, name: string) => browser.press(await find(selector, name));
  const luminance = async () => {
    const color = await browser.run(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    return colorFrom(color).luminance();
  };
  const expectReadable = async () => {
    const texts = await browser.run(colorsOfTexts);
    expect(texts.length).toBeGreaterThan(5);
    for (const { text, color, background } of texts) {
      const contrast = colorFrom(color).contrast(colorFrom(background));
      expect.soft(contrast, `${text}: ${color} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  };
  const fillIn = async (message: string) => {
    const inquiry = newInquiry({ message });
    for (const { name } of fields) {
      await click('label', labelOf(name));
      await browser.type(inquiry[name]);
    }
    return inquiry;
  };

  await browser.resize(1280, 800);
  await browser.open(siteOrigin);
  expect(await luminance()).toBeGreaterThan(0.8);
  await expectReadable();
  await click('header button', site.theme.toggle);
  await expect.poll(luminance).toBeLessThan(0.1);
  await expectReadable();

  await browser.resize(360, 740);
  if (browserName === 'chromium') {
    // It has no popovers. The footer's links take the menu's place.
    await expect(browser.run(findPressable, 'header button', site.header.menu)).rejects.toThrow(
      'is not shown',
    );
  } else {
    await click('header button', site.header.menu);
    await click('nav a', site.header.links.services);
    const isMenuOpen = () => browser.run(() => document.querySelector(':popover-open') !== null);
    await expect.poll(isMenuOpen).toBe(false);
    expect(await browser.run(() => location.hash)).toBe('#services');
  }
  await browser.resize(1280, 800);

  const service = services.list.at(-1)?.name ?? '';
  const opener = `${services.learnMore} ${services.about} ${service}`;
  const besideDialog = { x: 4, y: 400 };
  const isDialogShown = () =>
    browser.run(() =>
      [...document.querySelectorAll('dialog')].some((dialog) => dialog.checkVisibility()),
    );
  for (const [close, focused] of [
    [() => click('dialog button', services.dialog.close), opener],
    [() => browser.press(besideDialog), opener],
    [() => click('dialog a', services.dialog.button), undefined],
  ] as const) {
    await click('button', opener);
    await find('dialog:focus-within h2', service);
    await expectReadable();
    expect(colorFrom(await browser.run(backdropColor)).alpha()).toBeGreaterThan(0.4);
    await browser.run(watchDialog);
    await close();
    await expect.poll(isDialogShown).toBe(false);
    // It moves a little as it fades.
    expect(Number(await browser.run(() => document.body.dataset['moved']))).toBeLessThan(32);
    if (focused) await find('button:focus', focused);
  }
  expect(await browser.run(() => location.hash)).toBe('#contact');

  const inquiry = await fillIn('We miss calls on Saturdays.');
  await click('button:enabled', contactForm.send);
  await find('[role=dialog] *', contactForm.toasts.sent.title);
  const received = await messagesFrom(inquiry.email);
  expect(received.map(({ params }) => params['message'])).toEqual([inquiry.message]);

  await fillIn('We miss calls on Sundays.');
  // A program fills in the field that visitors never meet: the mail client opens.
  await browser.run((name) => {
    const honeypot = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (honeypot) honeypot.value = 'https://spam.example';
  }, honeypotName);
  await click('button:enabled', contactForm.send);
  // Without a mail client, WebKit's browser shows an error page in place of this one, sometimes a moment later.
  await retry(async () => {
    await browser.open(`${siteOrigin}/#contact`);
    await find('#contact :is(h2, h3, h4)', contactForm.unsent.title);
  }, 60_000);
});

// What runs in the page.

/** Brings the element with a selector and a whole name into view, and returns its middle, where a press meets it. */
function findPressable(selector: string, name: string): Point {
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      (each.ariaLabel ?? each.textContent ?? '').trim() === name &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) throw new Error(`${selector} "${name}" is not shown.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  if (!element.contains(document.elementFromPoint(x, y))) {
    throw new Error(`A press would not meet ${selector} "${name}".`);
  }
  return { x, y };
}

/** For each pair of colors, a shown text with its color and that of the nearest opaque background. */
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

function backdropColor(): string {
  const dialog = document.querySelector('dialog[open]') ?? document.body;
  return getComputedStyle(dialog, '::backdrop').backgroundColor;
}

/** Notes how far the open dialog moves from where it is, as long as it is shown. */
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
