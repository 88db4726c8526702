import type { Locator, Page } from '@playwright/test';
import {
  agency,
  company,
  contact,
  contactForm,
  hero,
  navLinks,
  services,
  site,
  technology,
  textsOf,
  whyChooseUs,
} from '../content.ts';
import { expectLegible } from './support/legible.ts';
import { fontsShown } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const link = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

/** The id of each section and its content, in the order of the page. */
const sections = [
  ['hero', hero],
  ['services', services],
  ['company', company],
  ['technology', technology],
  ['about', whyChooseUs],
  ['contact', contact],
] as const;

/** All texts in a part of the page, and the names that screen readers say. */
const readTexts = (part: Locator) =>
  part.evaluateAll((all) =>
    all
      .flatMap((each) => [
        each.textContent,
        ...[...each.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel),
      ])
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );

test('H O1 every section, and every text of its content, is in its place', async ({ page }) => {
  await page.goto('/');
  const parts = page.locator('body > header, main > section, body > footer');
  const ids = await parts.evaluateAll((all) => all.map(({ id, localName }) => id || localName));
  expect(
    ids,
    'Each section of the page has a row above, and its content is in tests/content.ts',
  ).toEqual(['header', ...sections.map(([id]) => id), 'footer']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const cards = page.locator('#services article');
  const dialogs = page.locator('#services dialog');
  for (const [name, part, words] of [
    ...sections.map(([id, words]) => [id, page.locator(`#${id}`), words] as const),
    ...services.list.map(
      (service, index) => [service.name, cards.nth(index).or(dialogs.nth(index)), service] as const,
    ),
    ['contactForm', page.locator('#contact'), [contactForm.title, contactForm.intro.text]],
    [
      'footer',
      page.getByRole('contentinfo'),
      // Without social links, it has no name for their list.
      [agency.tagline, agency.hours, { ...site.footer, social: [] }],
    ],
  ] as const) {
    const shown = await readTexts(part);
    for (const text of textsOf(words)) expect(shown, name).toContain(text);
  }
});

test('H17 the heading of each section in the menu holds its word', async ({ page }) => {
  await page.goto('/');
  for (const { hash, text } of navLinks) {
    const heading = page.locator(hash).getByRole('heading', { level: 2 });
    await expect(heading).toHaveAccessibleName(new RegExp(text));
  }
});

test('H10 each example is marked as one, and its first turn says that the agent is an AI', async ({
  page,
}) => {
  await page.goto('/');
  const examples = services.list.flatMap(({ example }) => example ?? []);
  for (const { label, turns } of [hero.call, company.call, ...examples]) {
    expect(label, `"${label}" has to mark its call as an example.`).toMatch(/example/i);
    const mark = page.getByText(label, { exact: true });
    const said = page.getByRole('figure').filter({ has: mark }).getByRole('listitem');
    await expect(said).toHaveCount(turns.length);
    await expect(said).toContainText(turns.map(({ text }) => text));
    await expect(said).toContainText(turns.map(({ speaker }) => speaker.name));
    const first = `The first line of "${label}" has to say that it is an AI.`;
    expect(turns[0]?.text, first).toMatch(/\bAI\b/);
  }
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

test('H6 the stage begins the first screen: headline, lead, buttons and the wave, its turns under their bursts', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
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
    if (ofWave < 1) continue;
    const lefts = (elements: Locator) =>
      elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    const bursts = await lefts(wave.locator('svg'));
    expect(await lefts(stage.locator('figure li'))).toEqual(bursts.slice(0, 3));
  }
});

test('Q2 a longer headline, figure, sentence or name still fits in its place', async ({ page }) => {
  await page.goto('/');
  const [service] = services.list;
  for (const [words, longer] of [
    [hero.title, 'Telecommunications for internationally run firms'],
    [hero.stats[2].figure, '10,000,000+'],
    [hero.call.turns[1].text, 'The telecommunicationsinfrastructuredepartment.'],
    [hero.call.result.text, 'Telecommunications engineer on the line'],
    [service?.features[0] ?? '', 'Telecommunicationsinfrastructureadministration'],
    [service?.figure.value ?? '', 'up to 1,000,000%'],
    [technology.cards[0].title, 'Telecommunicationsinfrastructure'],
    [whyChooseUs.button, 'Start Your Telecommunications Journey'],
  ]) {
    const element = page
      .getByText(words ?? '', { exact: true })
      .filter({ visible: true })
      .first();
    await element.evaluate((each, text) => each.replaceChildren(text), longer ?? '');
  }
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectLegible(page, `at ${width} px`);
  }
});

test('H14 a link to contact leads to the form, which on a phone comes before the cards', async ({
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
  await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
  const [afterForm, firstCard] = await page.evaluate(() => [
    document.querySelector('#contact form')?.getBoundingClientRect().bottom,
    document.querySelector('#contact article')?.getBoundingClientRect().top,
  ]);
  expect(firstCard).toBeGreaterThan(Number(afterForm));
});
