import assert from 'node:assert/strict';
import Color from 'colorjs.io';
import type { Message } from '../../mail-sandbox/email.ts';
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
import { newInquiry } from '../e2e/support/new-inquiry.ts';
import { eventually, type Visitor } from './visitor.ts';

const { toasts, panel } = contactForm;
const { nav, theme } = sharedWords;
const firstLink = nav.links[0] ?? { text: '', href: '' };
const toast = `[aria-label="${toasts.region}"] *`;

/** Fills the form in and sends it. */
async function send(visitor: Visitor) {
  // A line break would be typed as Enter.
  const inquiry = newInquiry({ message: 'We miss calls on Saturdays.' });
  await visitor.open('/');
  for (const { name } of fields) {
    await visitor.click('label', contactForm.fields[name].label);
    await visitor.type(inquiry[name]);
  }
  await visitor.click('button:enabled', contactForm.send);
  return inquiry;
}

/** One path through the site, by what each part of it proves. */
export const path = (visitor: Visitor, readInbox: () => Promise<readonly Message[]>) => ({
  async 'the theme button turns the page dark'() {
    const isDark = async () => {
      const read = () => getComputedStyle(document.documentElement).backgroundColor;
      return new Color(await visitor.evaluate(read)).luminance < 0.2;
    };
    await visitor.open('/');
    assert.equal(await isDark(), false);
    await visitor.click('header button', theme.toggle);
    await eventually(async () => assert.equal(await isDark(), true));
  },

  async 'the menu opens, and closes when a link is followed'() {
    const link = `nav[aria-label="${nav.menu}"] a`;
    await visitor.resize(360, 740);
    await visitor.open('/');
    await visitor.expectHidden(link, firstLink.text);
    await visitor.click('header button', nav.menu);
    await visitor.expectShown(link, firstLink.text);
    await visitor.click(link, firstLink.text);
    await visitor.expectHidden(link, firstLink.text);
    assert.equal(await visitor.evaluate(() => location.hash), firstLink.href);
    await visitor.resize(1280, 800);
  },

  async 'a dialog takes focus and closes'() {
    const name = services[0]?.name ?? '';
    const opener = servicesSection.learnMoreAbout.replace('{name}', () => name);
    await visitor.open('/');
    await visitor.click('button', opener);
    await visitor.expectShown('dialog:focus-within h2', name);
    await visitor.click('dialog button', servicesSection.close);
    await visitor.expectHidden('dialog h2', name);
    await visitor.expectShown('button:focus', opener);
  },

  async 'the console shows the scene of each service'() {
    await visitor.open('/');
    for (const { name, scene } of services.toReversed()) {
      await visitor.click('fieldset label', name);
      await visitor.expectShown('figure *', scene.result.text);
    }
  },

  async 'a page that the visitor goes back to shows the text as a later page left it'() {
    const { label } = contactForm.fields.message;
    const read = () => document.querySelector<HTMLTextAreaElement>('form textarea[id]')?.value;
    await visitor.open('/#contact');
    await visitor.click('label', label);
    await visitor.type('We miss calls.');
    await visitor.click('form a', contactForm.privacy.link);
    await visitor.click('main a', sharedWords.policy.back);
    await visitor.expectShown('h1', hero.title);
    await visitor.click('label', label);
    await eventually(async () => assert.equal(await visitor.evaluate(read), 'We miss calls.'));
    await visitor.type(' And messages.');
    const later = await visitor.evaluate(read);
    assert.notEqual(later, 'We miss calls.');
    await visitor.evaluate(() => void setTimeout(() => history.go(-2), 50));
    await eventually(async () => {
      assert.equal(await visitor.evaluate(() => location.hash), '#contact');
      assert.equal(await visitor.evaluate(read), later);
    });
    await visitor.open(pages.privacy.path);
    await visitor.evaluate(() => sessionStorage.clear());
  },

  async 'an inquiry is sent, and a toast confirms it'() {
    const inquiry = await send(visitor);
    await visitor.expectShown(toast, toasts.sent.title);
    const sent = (await readInbox()).filter(({ params }) => params['from_email'] === inquiry.email);
    assert.deepEqual(
      sent.map(({ params }) => params['message']),
      [inquiry.message],
    );
  },
});

/** With the email service out of reach: the mail client opens once, and the panel is above the form. */
export async function expectFallback(visitor: Visitor) {
  const inquiry = await send(visitor);
  await visitor.expectShown(toast, toasts.unsent.title);
  await visitor.expectShown('#contact section h4', panel.title);
  const follows = () => {
    const [heading, form] = document.querySelectorAll('#contact h4:focus, #contact form');
    return heading?.matches('h4') && form?.matches('form');
  };
  assert.ok(await visitor.evaluate(follows), 'the panel is not above the form');
  await eventually(() => assert.equal(visitor.mailLinks?.().length, 1));
  const [link = ''] = visitor.mailLinks?.() ?? [];
  assert.ok(link.startsWith(`mailto:${agency.email}?`), link);
  assert.ok(decodeURIComponent(link).includes(inquiry.message), link);
}
