import type { Locator, Page } from '@playwright/test';
import {
  agency,
  company,
  contact,
  contactForm,
  hero,
  isFirstScreenAsDesigned,
  pages,
  services,
  servicesSection,
  sharedWords,
  technology,
  textsOf,
  whyChooseUs,
} from '../content.ts';
import { fontsShown } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

const { nav } = sharedWords;
/** What the sections are about, in order: the words their headings begin with. */
const sections = [nav.services, company.name, technology.name, nav.about, nav.contact];
const link = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });

test('H H17 the sections are in order', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(found.map((text, index) => text.trim().slice(0, sections[index]?.length))).toEqual(
    sections,
  );
});

test('H1 H1b the header stays in view, leads to the sections, and from 1024 px shows the phone number', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  for (const path of [pages.privacy.path, '/']) {
    await page.goto(path);
    await expect(header).toHaveCSS('height', /^9[67]px$/);
    for (const { text, href } of [...sharedWords.nav.links, sharedWords.nav.button]) {
      const address = path === '/' ? href : `/${href}`;
      await expect(link(header, text)).toHaveAttribute('href', address);
    }
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(link(header, sharedWords.nav.button.text)).toBeInViewport({ ratio: 1 });

  const phone = link(header, agency.phone.display);
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(phone).toHaveText(agency.phone.display);
  await expect(phone).toHaveAttribute('href', agency.phone.href);
  // Only its icon is visible.
  await page.setViewportSize({ width: 1023, height: 740 });
  expect((await phone.boundingBox())?.width).toBeLessThan(60);
});

test('H6 H12 H14 H15 the page shows its text, and its links work', async ({ page }) => {
  await page.goto('/');
  const { email, hours, phone, tagline } = agency;
  for (const each of textsOf([
    [hero.title, hero.tagline, hero.stats],
    [servicesSection.title, servicesSection.lead, company.title, company.body],
    [technology.title, technology.lead, whyChooseUs.title, whyChooseUs.lead],
    [contact.title, contact.lead, contact.form, contactForm.send],
    [tagline, hours],
  ])) {
    const shown = page.getByText(each).filter({ visible: true });
    await expect(shown.first(), each).toBeVisible();
  }
  const hrefs: Record<string, string> = {
    [hero.primaryButton]: '#contact',
    [hero.secondaryButton]: '#services',
    [whyChooseUs.button]: '#contact',
    [sharedWords.footer.button]: '#contact',
    [email]: `mailto:${email}`,
    [phone.display]: phone.href,
    ...Object.fromEntries(services.map((service) => [service.name, '#services'])),
    ...Object.fromEntries([pages.privacy, pages.terms].map(({ heading, path }) => [heading, path])),
  };
  const newTabs = [
    { name: contact.consultation.button, url: agency.consultation.url },
    ...agency.social.map(({ network, url }) => ({ name: network, url })),
  ];
  for (const { name, url } of newTabs) {
    const opensTab = link(page, `${name} ${sharedWords.newTab}`);
    await expect(opensTab).toHaveAttribute('href', url);
    await expect(opensTab).toHaveAttribute('target', '_blank');
    await expect(opensTab).toHaveAttribute('rel', 'noopener');
  }
  for (const [name, href] of Object.entries(hrefs)) {
    await expect(link(page, name).first()).toBeVisible();
    for (const each of await link(page, name).all()) {
      await expect(each, name).toHaveAttribute('href', href);
    }
  }
});

test('H6 headline, tagline, buttons and facts are on the first screen, with part of the tiles or the console', async ({
  page,
}) => {
  await page.goto('/');
  await fontsShown(page);
  const place = page.getByRole('region', { name: hero.title, exact: true });
  const tiles = place.locator('dl > div');
  await expect(tiles).toHaveCount(hero.stats.length);
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
      place.getByRole('link', { name: hero.primaryButton, exact: true }),
      place.getByRole('link', { name: hero.secondaryButton, exact: true }),
      ...hero.trust.map((fact) => place.getByText(fact, { exact: true })),
      ...(width > 1000
        ? [tiles.first(), tiles.last()].slice(isFirstScreenAsDesigned ? 0 : 2)
        : [place.getByRole('figure').filter({ visible: true }).locator('figcaption').first()]),
    ]) {
      await expect(part, `at ${width}x${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [width, height] of [
  [1280, 800],
  [1366, 650],
  [390, 740],
] as const) {
  test(`H14b a link to contact leads to the form at ${width}x${height}`, async ({ form, page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await link(page.getByRole('main'), hero.primaryButton).first().click();
    await expect(page).toHaveURL('/#contact');
    await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
    if (width > 1000) {
      await expect(form.field('message')).toBeInViewport({ ratio: 1 });
      await expect(form.send).toBeInViewport({ ratio: 1 });
      return;
    }
    const card = await page.getByRole('article', { name: contact.email.title }).boundingBox();
    const end = await form.root.boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
  });
}
