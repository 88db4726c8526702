import {
  agency,
  company,
  contact,
  pages,
  questions,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} from '../content.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('H8 H13 each service has a card with summary, example, features, figure and button', async ({
  page,
}) => {
  const section = page.locator('#services');
  const cards = section.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(services.map(({ name }) => name));
  for (const { name, summary, features, figure, transcript } of services) {
    const card = section.getByRole('article', { name, exact: true });
    await expect(card.getByText(summary, { exact: true })).toBeVisible();
    await expect(card.getByRole('figure').getByRole('listitem')).toHaveText(
      transcript.turns.map(({ speaker, text }) => `${sharedWords.speakers[speaker]} ${text}`),
    );
    await expect(card.getByRole('list').last().getByRole('listitem')).toHaveText(features);
    await expect(card).toContainText(`${figure.value} ${figure.text}`);
    const button = card.getByRole('button', {
      name: servicesSection.learnMoreAbout.replace('{name}', () => name),
      exact: true,
    });
    await expect(button).toHaveText(servicesSection.learnMore);
  }
});

test('H10 the example call is a list of turns, followed by its results and three figures', async ({
  page,
}) => {
  const { call, stats } = company;
  const figure = page.getByRole('figure', { name: call.label, exact: true });
  await expect(figure).toContainText(call.setting);
  await expect(figure.getByRole('listitem')).toHaveText(
    call.turns.map(({ speaker, text, time }) => sharedWords.speakers[speaker] + text + time),
  );
  for (const { place, text } of call.results) {
    await expect(figure.getByRole('definition').filter({ hasText: text })).toBeVisible();
    await expect(figure.getByText(place, { exact: true })).toBeVisible();
  }
  const section = page.getByRole('region', { name: company.title });
  for (const { figure: value, label } of stats) {
    await expect(section.getByText(label, { exact: true })).toBeVisible();
    await expect(section.getByText(value, { exact: true })).toBeVisible();
  }
});

test('H11 three cards show the technology', async ({ page }) => {
  const section = page.getByRole('region', { name: technology.title });
  for (const { title, text } of technology.cards) {
    const card = section.getByRole('article', { name: title, exact: true });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(section.getByRole('article')).toHaveCount(technology.cards.length);
});

test('H12 points, limits and customer quotes are in "Why Choose Us?"', async ({ page }) => {
  const section = page.getByRole('region', { name: whyChooseUs.title });
  for (const { title, text } of whyChooseUs.points) {
    await expect(section.getByRole('listitem').filter({ hasText: title })).toContainText(text);
  }
  for (const limit of whyChooseUs.limits.items) {
    await expect(section.getByRole('listitem').filter({ hasText: limit })).toBeVisible();
  }
  await expect(section.getByRole('blockquote')).toHaveText(
    whyChooseUs.customers.map(({ quote }) => quote),
  );
  await expect(section.getByRole('link', { name: whyChooseUs.button })).toHaveAttribute(
    'href',
    '#contact',
  );
});

test('a question shows its answer, by pointer and by keyboard', async ({ page }) => {
  for (const { question, answer } of questions.items) {
    const summary = page.getByText(question, { exact: true });
    const text = page.getByText(answer, { exact: true });
    await expect(text).toBeHidden();
    await summary.click();
    await expect(text).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(text).toBeHidden();
    await page.keyboard.press('Space');
    await expect(text).toBeVisible();
  }
});

test('H15 the footer has name, tagline, services, contact details, policies and the year', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const { name, tagline, email, phone, hours } = agency;
  for (const text of [tagline, hours, `© ${new Date().getFullYear()} ${name}`]) {
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  }
  const links = [email, phone.display, ...services.map((service) => service.name)];
  for (const each of [...links, pages.privacy.heading, pages.terms.heading]) {
    await expect(footer.getByRole('link', { name: each, exact: true })).toBeVisible();
  }
});

test('H14 cards lead to email, phone and the scheduling page, and the next steps are listed', async ({
  page,
}) => {
  const section = page.locator('#contact');
  const { email, phone, consultation } = agency;
  for (const [copy, name, href] of [
    [contact.email, email, `mailto:${email}`],
    [contact.phone, phone.display, phone.href],
    [
      contact.consultation,
      `${contact.consultation.button} ${sharedWords.newTab}`,
      consultation.url,
    ],
  ] as const) {
    const card = section.getByRole('article', { name: copy.title, exact: true });
    await expect(card.getByRole('heading', { name: copy.title })).toBeVisible();
    await expect(card.getByText(copy.text, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(section.getByRole('listitem')).toHaveText(contact.next.steps);
});
