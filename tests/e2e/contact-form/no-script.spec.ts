import { agency, contactForm } from '../../content.ts';
import { newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('F14 without scripts the form offers address and phone', async ({
  form,
  page,
  pageEvents,
}) => {
  await page.goto('/#contact');
  const notice = form.root.locator('noscript');
  await expect(notice.locator('p').first()).toHaveText(contactForm.noScript);
  await expect(form.send).toBeHidden();
  const links = {
    [agency.email]: `mailto:${agency.email}`,
    [agency.phone.display]: agency.phone.href,
  };
  for (const [text, href] of Object.entries(links)) {
    const link = notice.locator(`a[href="${href}"]`);
    await expect(link).toBeVisible();
    expect(await link.textContent()).toBe(text);
  }
  await form.fill(newInquiry());
  await form.field('company').press('Enter');
  await expect(page).toHaveURL('/#contact');
  expect(pageEvents.mailLinks).toEqual([]);
});
