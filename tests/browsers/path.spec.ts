import { test as base, expect } from '@playwright/test';
import Color from 'colorjs.io';
import { fields } from '../../src/contact-form/fields.ts';
import {
  agency,
  contactForm,
  hero,
  pages,
  services,
  servicesSection,
  sharedWords,
} from '../content.ts';
import { siteOrigin } from '../e2e/support/addresses.ts';
import { messagesFrom } from '../e2e/support/inbox.ts';
import { bodyOf } from '../e2e/support/mail-body.ts';
import { newInquiry } from '../e2e/support/new-inquiry.ts';
import { startFirefox } from './firefox.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const { toasts, panel } = contactForm;
const { nav, theme } = sharedWords;
const toast = `[aria-label="${toasts.region}"] *`;

/** One browser for all tests, unless one fails. */
const test = base.extend<object, { readonly visitor: Visitor }>({
  visitor: [
    async ({ browserName }, use, { project }) => {
      const start = browserName === 'webkit' ? startWebKit : startFirefox;
      const visitor = await start(project.outputDir);
      await visitor.resize(1280, 800);
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page: whether a menu or dialog is open. */
const isAnythingOpen = () => document.querySelector(':popover-open, dialog[open]') !== null;

async function fillIn(visitor: Visitor) {
  // A line break would be typed as Enter.
  const inquiry = newInquiry({ message: 'We miss calls on Saturdays.' });
  for (const { name } of fields) {
    await visitor.click('label', contactForm.fields[name].label);
    await visitor.type(inquiry[name]);
  }
  return inquiry;
}

test.afterEach('nothing else is written to the console', ({ visitor }) => {
  const noNetwork = /email\/send\. \(Reason: CORS request did not succeed\)/;
  expect(visitor.messages().filter((text) => !noNetwork.test(text))).toEqual([]);
});

test('F12 a page that the visitor goes back to shows the text as a later page left it', async ({
  visitor,
}) => {
  const { label } = contactForm.fields.message;
  const text = () =>
    visitor.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea[id]')?.value);
  await visitor.goto(`${siteOrigin}/#contact`);
  await visitor.click('label', label);
  await visitor.type('We miss calls.');
  await visitor.click('form a', contactForm.privacy.link);
  await visitor.click('main a', sharedWords.policy.back);
  await visitor.expectShown('h1', hero.title);
  await visitor.click('label', label);
  await expect.poll(text).toBe('We miss calls.');
  await visitor.type(' And messages.');
  const later = await text();
  expect(later).not.toBe('We miss calls.');
  await visitor.evaluate(() => void setTimeout(() => history.go(-2), 50));
  await expect.poll(() => visitor.evaluate(() => location.hash)).toBe('#contact');
  await expect.poll(text).toBe(later);
  await visitor.goto(siteOrigin + pages.privacy.path);
  await visitor.evaluate(() => sessionStorage.clear());
});

const luminance = async (visitor: Visitor) => {
  const read = () => getComputedStyle(document.documentElement).backgroundColor;
  return new Color(await visitor.evaluate(read)).luminance;
};

test('H4 H3 H9 H6b F6 one path: theme, menu, dialog, console, and an inquiry that is sent', async ({
  visitor,
}) => {
  await visitor.goto(siteOrigin);
  expect(await luminance(visitor)).toBeGreaterThan(0.8);
  await visitor.click('header button', theme.toggle);
  await expect.poll(() => luminance(visitor)).toBeLessThan(0.2);

  const [link] = nav.links;
  await visitor.resize(360, 740);
  await visitor.click('header button', nav.menu);
  await visitor.click(`nav[aria-label="${nav.menu}"] a`, link?.text ?? '');
  await expect.poll(() => visitor.evaluate(isAnythingOpen)).toBe(false);
  expect(await visitor.evaluate(() => location.hash)).toBe(link?.href);
  await visitor.resize(1280, 800);

  const name = services[0]?.name ?? '';
  const opener = servicesSection.learnMoreAbout.replace('{name}', () => name);
  await visitor.click('button', opener);
  await visitor.expectShown('dialog:focus-within h2', name);
  await visitor.click('dialog button', servicesSection.close);
  await visitor.expectShown('button:focus', opener);
  expect(await visitor.evaluate(isAnythingOpen)).toBe(false);

  for (const [index, { scene }] of [...services.entries()].reverse()) {
    // A radio button covers its label.
    await visitor.click(`fieldset label:nth-of-type(${index + 1}) input`, '');
    await visitor.expectShown('figure *', scene.result.text);
  }

  const inquiry = await fillIn(visitor);
  await visitor.click('button:enabled', contactForm.send);
  await visitor.expectShown(toast, toasts.sent.title);
  const received = await messagesFrom(inquiry.email);
  expect(received.map(({ params }) => params['message'])).toEqual([inquiry.message]);
});

test('F7 F11 without network the mail client opens once, and the panel takes focus', {
  tag: '@mail',
}, async ({ visitor }) => {
  const { goOffline, mailLinks } = visitor;
  if (!goOffline || !mailLinks) throw new Error('This browser has no mail client.');
  await visitor.goto(siteOrigin);
  const inquiry = await fillIn(visitor);
  await goOffline();
  await visitor.click('button:enabled', contactForm.send);
  await visitor.expectShown(toast, toasts.unsent.title);
  await visitor.expectShown('#contact section h4:focus', panel.title);
  await expect.poll(mailLinks).toHaveLength(1);
  const [link = ''] = mailLinks();
  expect(link.startsWith(`mailto:${agency.email}?`), link).toBe(true);
  expect(bodyOf(link)).toContain(inquiry.message);
});
