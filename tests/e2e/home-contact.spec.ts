import type { Locator } from '@playwright/test';
import { phoneHref } from '../../src/components/phone-href.ts';
import { agency } from '../../src/content/agency.ts';
import { inquiryWords } from '../../src/content/contact-form.ts';
import { contactSection } from '../../src/content/home.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });

test('H14 the contact section holds the form and every other way to reach the agency', async ({
  page,
}) => {
  const place = page.getByRole('region', { name: contactSection.title, exact: true });
  await expect(place.getByRole('heading', { name: 'Send a Message' })).toBeVisible();
  await expect(place.getByRole('button', { name: inquiryWords.send })).toBeVisible();
  const card = (name: string) => place.getByRole('article', { name, exact: true });
  await expect(link(card(contactSection.email.title), agency.email)).toHaveAttribute(
    'href',
    `mailto:${agency.email}`,
  );
  await expect(card(contactSection.email.title)).toContainText('within 24 hours');
  await expect(link(card(contactSection.phone.title), agency.phone)).toHaveAttribute(
    'href',
    phoneHref(agency.phone),
  );
  await expect(card(contactSection.phone.title)).toContainText('Mon-Fri 9AM-6PM EST');
});

test('H14 "Book Now" opens the scheduling page in a new tab and says so', async ({
  page,
  context,
}) => {
  await context.route(agency.consultation.url, (route) => route.fulfill({ body: 'Schedule' }));
  const card = page.getByRole('article', { name: 'Free Consultation', exact: true });
  await expect(card).toContainText('30 minutes');
  const book = card.getByRole('link', { name: `Book Now ${contactSection.consultation.newTab}` });
  await expect(book).toHaveAttribute('rel', 'noopener');
  const opened = context.waitForEvent('page');
  await book.click();
  const tab = await opened;
  await expect(tab).toHaveURL(agency.consultation.url);
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(page).toHaveURL('/');
});

test('H15 the footer holds the agency, its services, its contact and its policies', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(agency.tagline)).toBeVisible();
  for (const { name } of services) {
    await expect(link(footer, name)).toHaveAttribute('href', '#services');
  }
  await expect(link(footer, 'Get in Touch')).toHaveAttribute('href', '#contact');
  await expect(link(footer, agency.email)).toHaveAttribute('href', `mailto:${agency.email}`);
  await expect(link(footer, agency.phone)).toHaveAttribute('href', phoneHref(agency.phone));
  await expect(footer.getByText(agency.hours)).toBeVisible();
  for (const { network, url } of agency.social) {
    const icon = footer.getByRole('link', { name: `${network} ${site.footer.newTab}` });
    await expect(icon).toHaveAttribute('href', url);
    await expect(icon).toHaveAttribute('rel', 'noopener');
  }
  await expect(link(footer, 'Privacy Policy')).toHaveAttribute('href', '/privacy-policy');
  await expect(link(footer, 'Terms of Service')).toHaveAttribute('href', '/terms-of-service');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${agency.name}`);
});
