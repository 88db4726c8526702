import type { Locator, Page } from '@playwright/test';
import {
  agency,
  company,
  contact,
  contactForm,
  hero,
  isFirstScreenAsDesigned,
  pages,
  questions,
  services,
  servicesSection,
  sharedWords,
  technology,
  textsOf,
  whyChooseUs,
} from '../content.ts';
import { expectLegible } from './support/legible.ts';
import { fontsShown } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { footer, nav, newTab, speakers } = sharedWords;

const link = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

test.beforeEach(({ page }) => page.goto('/'));

test('H H17 the sections are in order, and begin with the words of the menu', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const words = [nav.services, company.name, technology.name, nav.about, nav.contact];
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(words.length);
  for (const [index, heading] of (await headings.allTextContents()).entries()) {
    expect(heading.trim().startsWith(words[index] ?? ''), heading).toBe(true);
  }
});

for (const [title, place, value] of [
  ['H6 the first screen', '#hero', hero],
  [
    'H8 H13 the services section',
    '#services',
    [
      [servicesSection.title, servicesSection.lead],
      services.map(({ name, summary, features, figure, transcript }) => [
        [name, summary, features, figure, transcript.label],
        transcript.turns.map(({ text }) => text),
      ]),
    ],
  ],
  [
    'H10 the company section',
    '#company',
    { ...company, call: { ...company.call, turns: company.call.turns.map(({ text }) => text) } },
  ],
  [
    'H11 the technology section',
    '#technology',
    [technology.title, technology.lead, technology.cards.map(({ title, text }) => [title, text])],
  ],
  [
    'H12 the about section',
    '#about',
    [
      [whyChooseUs.title, whyChooseUs.lead, whyChooseUs.points, whyChooseUs.limits],
      whyChooseUs.customers.map(({ quote }) => quote),
      [questions.title, questions.items.map(({ question }) => question)],
    ],
  ],
  [
    'H14 the contact section',
    '#contact',
    [contact, contactForm.send, agency.email, agency.phone.display],
  ],
  [
    'H15 the footer',
    'footer:last-of-type',
    [
      [agency.tagline, agency.email, agency.phone.display, agency.hours],
      [footer.services, services.map(({ name }) => name), footer.contact],
      [pages.privacy.heading, pages.terms.heading],
      `© ${new Date().getFullYear()} ${agency.name}`,
    ],
  ],
] as const) {
  test(`${title} shows its text`, async ({ page }) => {
    const texts = textsOf(value);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      const shown = page.locator(place).getByText(text).filter({ visible: true });
      await expect(shown.first(), text).toBeVisible();
    }
  });
}

test('H8 the service cards are in order', async ({ page }) => {
  const names = services.map(({ name }) => name);
  await expect(page.locator('#services article').getByRole('heading')).toHaveText(names);
});

test('H10 the example call is a list of turns', async ({ page }) => {
  const figure = page.getByRole('figure', { name: company.call.label, exact: true });
  await expect(figure.getByRole('listitem')).toHaveText(
    company.call.turns.map(({ speaker, text, time }) => speakers[speaker] + text + time),
  );
});

test('H1 H1b the header stays in view, leads to the sections, and from 1024 px shows the phone number', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const path of ['/', pages.privacy.path]) {
    await page.goto(path);
    for (const { text, href } of [...nav.links, nav.button]) {
      const address = path === '/' ? href : `/${href}`;
      await expect(link(header, text)).toHaveAttribute('href', address);
    }
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(link(header, nav.button.text)).toBeInViewport({ ratio: 1 });

  const number = header.getByText(agency.phone.display).filter({ visible: true });
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(number).toHaveCount(1);
  await page.setViewportSize({ width: 1023, height: 740 });
  await expect(number).toHaveCount(0);
});

test('H6 H12 H14 H15 every link leads to its place, in a new tab if it says so', async ({
  page,
}) => {
  for (const [name, href] of Object.entries({
    [hero.primaryButton]: '#contact',
    [hero.secondaryButton]: '#services',
    [whyChooseUs.button]: '#contact',
    [footer.button]: '#contact',
    ...Object.fromEntries(services.map(({ name }) => [name, '#services'])),
    [agency.email]: `mailto:${agency.email}`,
    [agency.phone.display]: agency.phone.href,
    [pages.privacy.heading]: pages.privacy.path,
    [pages.terms.heading]: pages.terms.path,
    [`${contact.consultation.button} ${newTab}`]: agency.consultation.url,
    ...Object.fromEntries(agency.social.map(({ network, url }) => [`${network} ${newTab}`, url])),
  })) {
    await expect(link(page, name).first()).toBeVisible();
    // In one step: the link in the form is hidden when the form's code arrives.
    const found = await link(page, name).evaluateAll((all) =>
      all.map((each) => [each.getAttribute('href'), each.getAttribute('target')].join(' ')),
    );
    const target = name.endsWith(newTab) ? '_blank' : '';
    expect(new Set(found), name).toEqual(new Set([`${href} ${target}`]));
  }
});

test('H6 headline, tagline, buttons and facts are on the first screen, with part of the tiles or the console', async ({
  page,
}) => {
  await fontsShown(page);
  const place = page.locator('#hero');
  const tiles = place.locator('dl > div');
  for (const [width, height] of [
    [1280, 800],
    [1366, 650],
    [1024, 768],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      place.getByRole('heading', { level: 1 }),
      place.getByText(hero.tagline, { exact: true }),
      link(place, hero.primaryButton),
      link(place, hero.secondaryButton),
      ...hero.trust.map((fact) => place.getByText(fact, { exact: true })),
      ...(width > 1000
        ? [tiles.first(), tiles.last()].slice(isFirstScreenAsDesigned ? 0 : 2)
        : [place.locator('figcaption').filter({ visible: true }).first()]),
    ]) {
      await expect(part, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('H6 H6b a longer headline, figure or sentence still fits in its place', async ({ page }) => {
  const figure = page.getByRole('definition').filter({ hasText: hero.stats[0]?.figure ?? '' });
  const sentence = (services[0]?.scene.sentence ?? '').split(/(?<=[.?!]) /)[0] ?? '';
  for (const [place, words] of [
    [page.getByRole('heading', { level: 1 }), 'Telecommunications for internationally run firms'],
    [figure.first(), '10,000,000+'],
    [page.getByText(sentence, { exact: true }), 'The telecommunicationsinfrastructuredepartment.'],
  ] as const) {
    await place.evaluate((element, text) => element.replaceChildren(text), words);
  }
  for (const width of [320, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectLegible(page, `at ${width} px`);
  }
});

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [390, 740],
] as const) {
  test(`H14b a link to contact leads to the form at ${width}x${height}`, async ({ form, page }) => {
    await page.setViewportSize({ width, height });
    await link(page.locator('#hero'), hero.primaryButton).click();
    await expect(page).toHaveURL('/#contact');
    await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
    if (width > 1000) {
      await expect(form.field('message')).toBeInViewport({ ratio: 1 });
      await expect(form.send).toBeInViewport({ ratio: 1 });
      return;
    }
    const name = contact.email.title;
    const card = await page.getByRole('article', { name, exact: true }).boundingBox();
    const end = await form.root.boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
  });
}
