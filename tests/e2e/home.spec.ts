import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { contact } from '../../src/content/contact.ts';
import { contactForm } from '../../src/content/contact-form.ts';
import { hero } from '../../src/content/hero.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { textsOf } from '../content.ts';
import { expectTheme, themeButton, themeChoices } from './support/controls.ts';
import { expectLegible } from './support/legible.ts';
import { finishAnimations, wide } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const link = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

const bookNow = `${contact.consultation.button} ${site.newTab}`;

/** The content of the sections: what has a title among all that the modules export. */
async function sections(): Promise<unknown[]> {
  const files = readdirSync('src/content').filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(`../../src/content/${file}`)));
  return modules
    .flatMap((module) => Object.values<object>(module))
    .filter((content) => content !== contactForm && Object.hasOwn(content, 'title'));
}

/** What the page shows around the sections and above the form. */
const others = [
  [site.skip, site.header, contactForm.title, contactForm.intro.text],
  // Without social links, the footer has no name for their list.
  [agency.tagline, agency.hours, { ...site.footer, social: [] }],
];

/** Runs in the page: all its texts, and the names that screen readers say. */
function readTexts(body: Element): string {
  const names = [...body.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  return [body.textContent, ...names].join(' ').replaceAll(/\s+/g, ' ');
}

/** What reader views take for something other than the text, in the ID or class of a heading. */
const notForReaders =
  /banner|comment|contact|footer|hidden|masthead|media|meta|promo|related|share|sidebar|social|sponsor|tags|widget/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1 O1 F14 H5 H14 H15 Q3 every text shows, links lead out, and what needs a script is not offered', async ({
    form,
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const found = await page.locator('body').evaluate(readTexts);
    for (const text of textsOf([await sections(), others])) {
      expect(found).toContain(text.replaceAll(/\s+/g, ' '));
    }
    const { title, tagline, call, tiles } = hero;
    const summaries = services.list.map(({ summary }) => summary);
    for (const text of textsOf([title, tagline, call.turns, call.result, tiles, summaries])) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expectLegible(page, 'without JavaScript');
    const headings = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((all) => all.map(({ id, className }) => `${id} ${className}`));
    expect(headings.filter((each) => notForReaders.test(each))).toEqual([]);

    for (const [name, href] of Object.entries({
      [agency.email]: `mailto:${agency.email}`,
      [agency.phone.display]: agency.phone.href,
      [bookNow]: agency.consultation.url,
      ...Object.fromEntries(
        agency.social.map(({ network, url }) => [`${network} ${site.newTab}`, url]),
      ),
    })) {
      const links = link(page, name);
      await expect(links.filter({ visible: true }).first(), name).toBeVisible();
      const targets = await links.evaluateAll((all) =>
        all.map((each) => ['href', 'target', 'rel'].map((key) => each.getAttribute(key)).join(' ')),
      );
      const ending = name.endsWith(site.newTab) ? '_blank noopener' : ' ';
      expect(new Set(targets), name).toEqual(new Set([`${href} ${ending}`]));
    }

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

test('H6 H14 the first screen has headline, lead, buttons and the wave, and leads to the form', async ({
  form,
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#hero');
  for (const { width, height, ofWave } of [
    { width: 1280, height: 800, ofWave: 1 },
    { width: 1440, height: 900, ofWave: 1 },
    { width: 1920, height: 1080, ofWave: 1 },
    { width: 390, height: 844, ofWave: 0.5 },
  ]) {
    const where = `at ${width}x${height}`;
    await page.setViewportSize({ width, height });
    for (const part of [
      section.getByRole('heading', { level: 1 }),
      section.getByText(hero.tagline, { exact: true }),
      link(section, hero.primaryButton),
      link(section, hero.secondaryButton),
    ]) {
      await expect(part, where).toBeInViewport({ ratio: 1 });
    }
    const wave = section.locator('div[aria-hidden="true"]');
    await expect(wave, where).toBeInViewport({ ratio: ofWave });
  }

  const title = page.getByRole('heading', { name: contactForm.title });
  const heading = page.getByRole('heading', { name: contact.title });
  for (const { size, seen } of [
    { size: wide, seen: [title, form.field('firstName'), form.field('message'), form.send] },
    { size: { width: 390, height: 740 }, seen: [heading, link(page, bookNow)] },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await link(section, hero.primaryButton).click();
    await expect(page).toHaveURL('/#contact');
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
  }
});
