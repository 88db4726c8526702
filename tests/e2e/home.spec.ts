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
import { expectTheme, themeButton, themeChoices } from './support/controls.ts';
import { expectLegible } from './support/legible.ts';
import { finishAnimations, wide } from './support/page-state.ts';
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

  test('R1 H O1 F14 H5 Q3 every text shows in its place, and what needs a script is not offered', async ({
    form,
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
    const { title, tagline, call, tiles } = hero;
    const summaries = services.list.map(({ summary }) => summary);
    for (const text of textsOf([title, tagline, call.turns, call.result, tiles, summaries])) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expectLegible(page, 'without JavaScript');

    await expect(themeButton(page)).toBeHidden();
    await expect(themeChoices(page)).toBeHidden();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectTheme(page, colorScheme);
    }

    await finishAnimations(page);
    // By its element: text inside `noscript` can't be found otherwise.
    await expect(form.root.locator('noscript p')).toHaveText(contactForm.noScript);
    await expect(form.root.locator('noscript p')).toBeVisible();
    for (const direct of form.directLinks(form.notReadyLine)) await expect(direct).toBeVisible();
    await expect(form.send).toBeDisabled();
  });
});

test('H14 H15 address, phone, scheduling page and social networks are linked', async ({ page }) => {
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

test('H6 H14 the first screen has headline, lead, buttons and the wave, and leads to the form', async ({
  form,
  page,
}) => {
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

  await page.setViewportSize(wide);
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
