import type { Locator, Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { company } from '../../src/content/company.ts';
import { contact } from '../../src/content/contact.ts';
import { contactForm } from '../../src/content/contact-form.ts';
import { hero } from '../../src/content/hero.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { technology } from '../../src/content/technology.ts';
import { whyChooseUs } from '../../src/content/why-choose-us.ts';
import { textsOf } from '../content.ts';
import { expect, test } from './support/test.ts';

const link = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

/** The selector of each part of the home page, in order, and the content that it shows. */
const parts = [
  ['header', site.header],
  ['#hero', hero],
  ['#services', services],
  ['#company', company],
  ['#technology', technology],
  ['#about', whyChooseUs],
  ['#contact', [contact, contactForm.title, contactForm.intro.text]],
  // Without social links, the footer has no name for their list.
  ['footer', [agency.tagline, agency.hours, { ...site.footer, social: [] }]],
] as const;

/** Runs in the page: all texts in a part of it, and the names that screen readers say. */
function readTexts(part: Element): string {
  const names = [...part.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  return [part.textContent, ...names].join(' ').replaceAll(/\s+/g, ' ');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1 H O1 every part of the page, and every text of its content, is in its place', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const found = page.locator('body > header, main > section, body > footer');
    await expect(found, 'Each part of the page has a row above.').toHaveCount(parts.length);
    for (const [index, [selector, words]] of parts.entries()) {
      const shown = await found.nth(index).and(page.locator(selector)).evaluate(readTexts);
      for (const text of textsOf(words)) {
        expect(shown, selector).toContain(text.replaceAll(/\s+/g, ' '));
      }
    }
  });
});

test('H17 the section of each link in the header has its word in the heading', async ({ page }) => {
  await page.goto('/');
  for (const [id, word] of Object.entries(site.header.links)) {
    const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 }).first();
    await expect(heading).toContainText(word);
  }
});

test('H8 H10 H11 each example is marked as one, and in its first turn the agent says that it is an AI', async ({
  page,
}) => {
  await page.goto('/');
  const examples = page.getByRole('figure');
  await expect(examples).toHaveCount(4);
  for (const example of await examples.all()) {
    const caption = example.locator('figcaption');
    await expect(caption, 'The label has to say so.').toContainText(/example/i);
  }
  for (const { turns } of [hero.call, services.example, company.call]) {
    expect(turns[0]?.text, 'The first line has to say so.').toMatch(/\bAI\b/);
  }
  expect(company.call.turns.at(-1)?.speaker.role).toBe('person');
});

test('H8 the example of a dental practice leads to the question about patient data', async ({
  page,
}) => {
  await page.goto('/');
  const { question } = services.example;
  await link(page.locator('#services'), question.text).click();
  const { question: asked = '' } =
    whyChooseUs.questions.list.find(({ id }) => id === question.id) ?? {};
  await expect(page.getByText(asked, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('H14 H15 address, phone, scheduling page and social networks are linked, in a new tab if the link says so', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, href] of Object.entries({
    [agency.email]: `mailto:${agency.email}`,
    [agency.phone.display]: agency.phone.href,
    [`${contact.consultation.button} ${site.newTab}`]: agency.consultation.url,
    ...Object.fromEntries(
      agency.social.map(({ network, url }) => [`${network} ${site.newTab}`, url]),
    ),
  })) {
    const found = link(page, name);
    await expect(found.filter({ visible: true }).first(), name).toBeVisible();
    const targets = await found.evaluateAll((all) =>
      all.map((each) => ['href', 'target', 'rel'].map((key) => each.getAttribute(key)).join(' ')),
    );
    const ending = name.endsWith(site.newTab) ? '_blank noopener' : ' ';
    expect(new Set(targets), name).toEqual(new Set([`${href} ${ending}`]));
  }
});

test('H6 the first screen has headline, lead, buttons and the wave', async ({ page }) => {
  await page.goto('/');
  const stage = page.locator('#hero');
  const wave = stage.locator('div[aria-hidden="true"]');
  for (const { width, height, ofWave } of [
    { width: 1280, height: 800, ofWave: 1 },
    { width: 1440, height: 900, ofWave: 1 },
    { width: 1920, height: 1080, ofWave: 1 },
    { width: 390, height: 844, ofWave: 0.5 },
  ]) {
    await page.setViewportSize({ width, height });
    for (const part of [
      stage.getByRole('heading', { level: 1 }),
      stage.getByText(hero.tagline, { exact: true }),
      link(stage, hero.primaryButton),
      link(stage, hero.secondaryButton),
    ]) {
      await expect(part, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(wave, `at ${width}x${height}`).toBeInViewport({ ratio: ofWave });
  }
});

test('H14 a link to contact leads to the form, and on a phone to the heading, with the consultation before the form', async ({
  form,
  page,
}) => {
  await page.goto('/');
  await link(page.locator('#hero'), hero.primaryButton).click();
  await expect(page).toHaveURL('/#contact');
  const title = page.getByRole('heading', { name: contactForm.title });
  for (const part of [title, form.field('firstName'), form.field('message'), form.send]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  await link(page.locator('#hero'), hero.primaryButton).click();
  await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport({ ratio: 1 });
  await expect(link(page, `${contact.consultation.button} ${site.newTab}`)).toBeInViewport();
});
