import type { Locator, Page } from '@playwright/test';
import {
  agency,
  contact,
  contactForm,
  exampleCall,
  hero,
  pages,
  routePages,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} from '../content.ts';
import { opener } from './dialog-view.ts';
import { fontsShown, hydrated } from './page-state.ts';
import { expect, test } from './test.ts';
import { addStyles, renderAll } from './text-settings.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const { names } = sharedWords.nav;
const heading = (name: string, title: string) => (name === title ? title : `${name} ${title}`);
/** Each section's heading: what the section is about, and its title. */
const headingOf = {
  services: heading(names.services, servicesSection.title),
  exampleCall: heading(exampleCall.name, exampleCall.title),
  technology: heading(technology.name, technology.title),
  about: heading(names.about, whyChooseUs.title),
  contact: heading(names.contact, contact.title),
};
const link = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

/** Every text in a part of the content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Without the marks of places where a line may break, and as if nothing was in capitals. */
const plain = (text: string) =>
  text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

test('H H1 H1b H17 sections in order, under a header 6rem high', async ({ page }) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(headings).toHaveText(Object.values(headingOf));
  const places = [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    ...(await headings.all()),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  const header = page.getByRole('banner');
  const top = await header.boundingBox();
  expect(top?.y).toBe(0);
  expect(Math.abs((top?.height ?? 0) - 96)).toBeLessThanOrEqual(2);
  for (const { text, href } of [...sharedWords.nav.links, sharedWords.nav.button]) {
    await expect(link(header, text)).toHaveAttribute('href', href);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(link(header, sharedWords.nav.button.text)).toBeInViewport({ ratio: 1 });

  await test.step('H1b from 1024 px it holds the phone number, below that an icon of the same name', async () => {
    const phone = header.locator('a[href^="tel:"]:not([popover] *)');
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(phone).toHaveText(agency.phone.display);
    await expect(phone).toHaveAttribute('href', agency.phone.href);
    await page.setViewportSize({ width: 1023, height: 740 });
    expect((await phone.boundingBox())?.width).toBe(44);
    await expect(phone).toHaveAccessibleName(agency.phone.display);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(phone).toBeHidden();
  });
});

test('H1 on a policy page the header links to sections of the home page', async ({ page }) => {
  await page.goto(pages.privacy.path);
  const header = page.getByRole('banner');
  for (const { text, href } of [...sharedWords.nav.links, sharedWords.nav.button]) {
    await expect(link(header, text)).toHaveAttribute('href', `/${href}`);
  }
  const { text, href } = sharedWords.nav.links[1];
  await link(header, text).click();
  await expect(page).toHaveURL(`/${href}`);
  await expect(page.locator(href)).toBeInViewport();
});

test('H6 headline, tagline, buttons and tiles are in the first screen', async ({ page }) => {
  await page.goto('/');
  await fontsShown(page);
  const place = section(page, hero.title);
  const tiles = place.locator('dl > div');
  await expect(tiles).toHaveCount(hero.stats.length);
  for (const [width, height] of [
    [1280, 800],
    [1366, 650],
    [1280, 720],
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
      tiles.first(),
      tiles.last(),
    ]) {
      await expect(part, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('H6 H8 H10 H11 H12 H13 H14 H15 each part of the page has its content in view, and its links lead on', async ({
  page,
}) => {
  // The year of the visit, not of the build.
  await page.clock.setFixedTime('2041-06-01');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await hydrated(page, 'footer');
  await addStyles(page, renderAll);
  const { email, phone } = agency;
  const { turns, outcome, scene } = exampleCall.call;
  const ways = { [email]: `mailto:${email}`, [phone.display]: phone.href };
  const parts: readonly (readonly [Locator, words: unknown, links: Record<string, string>])[] = [
    [
      section(page, hero.title),
      [hero.title, hero.tagline, hero.stats],
      { [hero.primaryButton]: '#contact', [hero.secondaryButton]: '#services' },
    ],
    [
      section(page, headingOf.services),
      services.map(({ name, summary, features, figure }) => [name, summary, features, figure]),
      {},
    ],
    [
      section(page, headingOf.exampleCall),
      [exampleCall.body, exampleCall.stats, scene, outcome, turns.map(({ text }) => text)],
      { [sharedWords.nav.button.text]: '#contact' },
    ],
    [
      section(page, headingOf.technology),
      technology.cards.map(({ title, text }) => [title, text]),
      {},
    ],
    [
      section(page, headingOf.about),
      [whyChooseUs.points, whyChooseUs.limits],
      { [whyChooseUs.button]: '#contact' },
    ],
    [section(page, headingOf.contact), [contact, contactForm.send], ways],
    [
      footer,
      [agency.tagline, agency.hours, `© 2041 ${agency.name}`],
      {
        ...ways,
        ...Object.fromEntries(services.map(({ name }) => [name, '#services'])),
        ...Object.fromEntries(routePages.slice(1).map(({ heading, path }) => [heading, path])),
        [sharedWords.footer.button]: '#contact',
      },
    ],
  ];
  for (const [place, words, links] of parts) {
    const text = plain(await place.innerText());
    for (const each of textsOf(words)) expect(text).toContain(plain(each));
    for (const [name, href] of Object.entries(links)) {
      await expect(link(place, name), name).toHaveAttribute('href', href);
    }
  }
  const cards = section(page, headingOf.services).getByRole('article');
  await expect(cards).toHaveCount(services.length);
  for (const [index, { name }] of services.entries()) {
    await expect(cards.nth(index)).toHaveAccessibleName(name);
    await expect(opener(page, name)).toHaveText(servicesSection.learnMore);
  }
  const call = section(page, headingOf.exampleCall).getByRole('figure', {
    name: exampleCall.call.label,
  });
  await expect(call.getByRole('list').first().getByRole('listitem')).toHaveCount(turns.length);
  for (const { network, url } of agency.social) {
    const icon = footer.getByRole('link', { name: `${network} ${sharedWords.newTab}` });
    await expect(icon).toHaveAttribute('href', url);
    await expect(icon).toHaveAttribute('rel', 'noopener');
  }
});
