import type { Locator, Page } from '@playwright/test';
import {
  agency,
  company,
  contact,
  contactForm,
  hero,
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

test('H H6 H8 H10 H11 H13 H17 O1 every section, text and example of the content is in its place', async ({
  page,
}) => {
  await page.goto('/');
  const parts = page.locator('body > header, main > section, body > footer');
  const ids = await parts.evaluateAll((all) => all.map(({ id, localName }) => id || localName));
  const sections = ['hero', 'services', 'company', 'technology', 'about', 'contact'];
  expect(ids).toEqual(['header', ...sections, 'footer']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const [id, word] of Object.entries(site.header.links)) {
    const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 });
    await expect(heading).toHaveAccessibleName(new RegExp(word));
  }
  // What is said in the examples follows below.
  const { questions, ...reasons } = whyChooseUs;
  const { list, dialog, ...heading } = services;
  for (const [place, value] of [
    ['#hero', { ...hero, pause: [], call: { ...hero.call, turns: [] } }],
    ['#services', heading],
    ...list.map(({ name, summary, features, figure, example }, index) => [
      `#services article >> nth=${index}`,
      [name, summary, features, figure, example?.label],
    ]),
    ...list.map(({ name, overview, benefits, specifications, limits }, index) => [
      `dialog >> nth=${index}`,
      [name, overview, benefits, specifications, limits, { ...dialog, close: [] }],
    ]),
    ['#company', { ...company, call: { ...company.call, turns: [] } }],
    ['#technology', technology.cards.map(({ title, text }) => [title, text])],
    ['#about', [reasons, questions]],
    ['#contact', [contact, contactForm.title, contactForm.intro.text, agency.email]],
    ['body > footer', [agency.tagline, agency.hours, site.footer.services]],
  ] as const) {
    const text = (await page.locator(String(place)).textContent())?.replaceAll(/\s+/g, ' ');
    for (const each of textsOf(value)) expect(text, String(place)).toContain(each);
  }
  // An example is marked as one, and its first turn says that the agent is an AI.
  const examples = services.list.flatMap(({ example }) => example ?? []);
  for (const { label, turns } of [hero.call, company.call, ...examples]) {
    const mark = page.getByText(label, { exact: true });
    const said = page.getByRole('figure').filter({ has: mark }).getByRole('listitem');
    await expect(said).toHaveCount(turns.length);
    for (const [index, { speaker, text }] of turns.entries()) {
      await expect(said.nth(index)).toContainText(speaker.name);
      await expect(said.nth(index)).toContainText(text);
    }
    const first = `The first line of "${label}" has to say that it is an AI.`;
    await expect(said.first(), first).toContainText(/\bAI\b.*\bAI\b/);
    expect(label, `"${label}" has to mark its call as an example.`).toMatch(/example/i);
  }
});

test('H1 H6 H12 H14 H15 every link leads to its place, in a new tab if it says so', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, href] of Object.entries({
    [hero.primaryButton]: '#contact',
    [hero.secondaryButton]: '#services',
    [whyChooseUs.button]: '#contact',
    [site.header.button]: '#contact',
    [site.footer.button]: '#contact',
    ...Object.fromEntries(services.list.map((service) => [service.name, '#services'])),
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
  const parts = page.locator('#contact').locator('form, article');
  const tops = await parts.evaluateAll((all) =>
    all.map((each) => `${Math.round(each.getBoundingClientRect().top)} ${each.localName}`),
  );
  const order = tops.toSorted(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  );
  expect(order.map((each) => each.split(' ')[1])).toEqual([
    'form',
    'article',
    'article',
    'article',
  ]);
});
