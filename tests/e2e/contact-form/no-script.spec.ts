import { agency, contactForm } from '../../content.ts';
import { recordFault } from '../fault-rows.ts';
import { expect, test } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

test.use({ javaScriptEnabled: false });

test('F14 the form says so and offers address and phone', async ({ form, page, watch }) => {
  await page.goto('/#contact');
  const notice = form.root.locator('noscript');
  await expect(notice.locator('p').first()).toBeVisible();
  expect(await notice.locator('p').first().textContent()).toBe(contactForm.noScript);
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
  await form.fill(newVisitor());
  await form.field('company').press('Enter');
  await expect(page).toHaveURL('/#contact');
  await recordFault(
    {
      fault: 'no-script',
      places: ['form', 'direct'],
      told: [contactForm.noScript],
      took: 'page-load',
    },
    0,
  );
  expect(watch.mailLinks).toEqual([]);
});
