import type { Locator, Page } from '@playwright/test';
import {
  agency,
  contact,
  exampleCall,
  hero,
  pages,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} from '../content.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

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

/** A list of figures: each figure as the description of its label. */
async function expectFigures(place: Locator, expected: typeof hero.stats) {
  const rows = place.locator('dl').last();
  const labels = await rows.getByRole('term').allTextContents();
  const figures = await rows.getByRole('definition').allTextContents();
  expect(figures.map((figure, index) => ({ figure, label: labels[index] }))).toEqual(expected);
}

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

test('H6 H8 H10 H11 H12 H13 each section has its content', async ({ page }) => {
  await page.goto('/');
  await test.step('H6 the hero says what is sold, and where to go on', async () => {
    const place = section(page, hero.title);
    await expect(place.getByRole('heading', { level: 1 })).toHaveText(hero.title);
    await expect(place.getByText(hero.tagline, { exact: true })).toBeVisible();
    await expect(link(place, hero.primaryButton)).toHaveAttribute('href', '#contact');
    await expect(link(place, hero.secondaryButton)).toHaveAttribute('href', '#services');
    await expectFigures(place, hero.stats);
  });
  await test.step('H8 a card for each service, with its summary, four features and a named button', async () => {
    const place = section(page, headingOf.services);
    await expect(place.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      services.map(({ name }) => name),
    );
    for (const { name, summary, features } of services) {
      const card = place.getByRole('article', { name, exact: true });
      await expect(card.getByText(summary, { exact: true })).toBeVisible();
      expect(features).toHaveLength(4);
      await expect(card.getByRole('list').last().getByRole('listitem')).toHaveText([...features]);
      const button = card.getByRole('button');
      await expect(button).toHaveText(servicesSection.learnMore);
      await expect(button).toHaveAccessibleName(
        servicesSection.learnMoreAbout.replace('{name}', name),
      );
    }
  });
  await test.step('H10 the example call is a list of turns', async () => {
    const place = section(page, headingOf.exampleCall);
    const call = place.getByRole('figure', { name: exampleCall.call.label });
    const turns = call.getByRole('list').first().getByRole('listitem');
    await expect(turns).toHaveCount(exampleCall.call.turns.length);
    for (const [index, { speaker, text }] of exampleCall.call.turns.entries()) {
      await expect(turns.nth(index)).toContainText(sharedWords.speakers[speaker]);
      await expect(turns.nth(index)).toContainText(text);
    }
    await expectFigures(place, exampleCall.stats);
    await expect(link(place, sharedWords.nav.button.text)).toHaveAttribute('href', '#contact');
  });
  await test.step('H11 three technology cards', async () => {
    const place = section(page, headingOf.technology);
    await expect(place.getByRole('heading', { level: 3 })).toHaveText(
      technology.cards.map(({ title }) => title),
    );
    for (const { title, text } of technology.cards) {
      const card = place.getByRole('article', { name: title, exact: true });
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
  });
  await test.step('H12 three reasons, and the way to the contact', async () => {
    const place = section(page, headingOf.about);
    expect(whyChooseUs.points).toHaveLength(3);
    const points = place.getByRole('list').first().getByRole('listitem');
    await expect(points.getByRole('heading')).toHaveText(
      whyChooseUs.points.map(({ title }) => title),
    );
    await expect(link(place, whyChooseUs.button)).toHaveAttribute('href', '#contact');
  });
  await test.step('H13 the marketing figures stand on the cards of the services', async () => {
    const cards = section(page, headingOf.services).getByRole('article');
    for (const { name, figure } of services) {
      if (!figure) continue;
      const shown = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(shown.getByText(`${figure.value} ${figure.text}`)).toBeVisible();
    }
  });
});
