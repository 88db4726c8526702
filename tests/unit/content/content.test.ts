import { expect, test } from 'vitest';
import { readTexts } from '../../../scripts/release-check.ts';
import { fieldNames } from '../../../src/contact-form/fields.ts';
import { agency } from '../../../src/content/agency.ts';
import { company } from '../../../src/content/company.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { hero } from '../../../src/content/hero.ts';
import { pages } from '../../../src/content/pages.ts';
import { services } from '../../../src/content/services.ts';
import { technology } from '../../../src/content/technology.ts';
import { whyChooseUs } from '../../../src/content/why-choose-us.ts';
import { policies, textsOf } from '../../content.ts';

const file = 'src/content/agency.ts';

test('O1 no text is empty', async () => {
  for (const { place, text } of await readTexts()) {
    expect.soft(text.trim(), `${place}: write a text.`).not.toBe('');
  }
});

test('O1 the header has room for the name', () => {
  expect
    .soft(agency.name.length, `name in ${file}: write 40 characters at most.`)
    .toBeLessThanOrEqual(40);
});

test('O1 addresses are complete', () => {
  expect
    .soft(agency.email, `email in ${file}: write an address such as hello@agency.com.`)
    .toMatch(/^[^\s@:]+@[^\s@:]+\.[^\s@:.]+$/);
  for (const { network, url } of [
    ...agency.social,
    { network: 'consultation', ...agency.consultation },
  ]) {
    const fix = `the address of ${network} in ${file}: begin it with https://.`;
    expect.soft(URL.parse(url)?.protocol, fix).toBe('https:');
  }
});

test('O1 each service has an address of its own', () => {
  const slugs = services.list.map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries()) {
    const place = `slug of service ${index + 1} in src/content/services.ts`;
    expect
      .soft(slug, `${place}: use lowercase letters, digits and hyphens.`)
      .toMatch(/^[a-z\d-]+$/);
    expect.soft(slugs.indexOf(slug), `${place}: another service has "${slug}".`).toBe(index);
  }
});

test('O1 H8 H11 what a text points to is there', () => {
  const { list, handedOver } = technology.calls;
  expect
    .soft(list, 'handedOver.call in src/content/technology.ts: write it as in the list.')
    .toContain(handedOver.call);
  expect
    .soft(
      whyChooseUs.questions.list.map(({ id }) => id),
      'example.question.id in src/content/services.ts: write the id of a question in why-choose-us.ts.',
    )
    .toContain(services.example.question.id);
});

test('O1 search results have room for each title and description', () => {
  for (const [key, { title, description }] of Object.entries(pages)) {
    const place = `${key} in src/content/pages.ts`;
    expect
      .soft(title.length, `title of ${place}: write 70 characters at most.`)
      .toBeLessThanOrEqual(70);
    const fix = `description of ${place}: write 50 to 160 characters.`;
    expect.soft(description.length, fix).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, fix).toBeLessThanOrEqual(160);
  }
  // `src/content.config.ts` checks the descriptions of policies.
  for (const { file, title } of policies) {
    expect
      .soft(title.length, `title in ${file}: with the agency's name, 70 characters at most.`)
      .toBeLessThanOrEqual(70);
  }
});

/** The names in braces in a text. */
const namesIn = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);

test('O1 each name in braces is one that the page replaces there', () => {
  const { notReady, privacy, sent, unsent, failed, crashed, mail } = contactForm;
  const replaced: readonly (readonly [names: readonly string[], texts: readonly string[]])[] = [
    [
      ['email', 'phone'],
      [notReady, unsent.noMailApp, failed.text, crashed.text],
    ],
    [['replyTo'], [sent.service.text, sent.visitor.text]],
    [['link'], [privacy.text]],
    [fieldNames, [mail.subject]],
  ];
  for (const text of textsOf(contactForm)) {
    const [known = []] = replaced.find(([, texts]) => texts.includes(text)) ?? [];
    const wrong = namesIn(text).filter((name) => !known.includes(name));
    const fix = `"${text}" in src/content/contact-form.ts: nothing stands in for these names there.`;
    expect.soft(wrong, fix).toEqual([]);
  }
});

test('O1 no heading of a policy has a fact in it, which its link could not have', () => {
  for (const { file, headings } of policies) {
    const wrong = headings.filter((heading) => heading.includes('{'));
    expect.soft(wrong, `${file}: write the words of the fact into the heading.`).toEqual([]);
  }
});

test('H8 H10 H11 each example says that it is one, and the agent that it is an AI', () => {
  for (const { label } of [hero.call, services.example, company.call, technology.calls]) {
    expect.soft(label, 'The label has to say so.').toMatch(/example/i);
  }
  for (const { turns } of [hero.call, services.example, company.call]) {
    expect.soft(turns[0]?.text, 'The first line has to say so.').toMatch(/\bAI\b/);
  }
  expect(company.call.turns.at(-1)?.speaker.role).toBe('person');
});
