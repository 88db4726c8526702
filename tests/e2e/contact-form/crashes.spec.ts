import { agency, contactForm, pages } from '../../content.ts';
import { moments, openAmong } from '../dom-changes.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { expect, phoneTest as test } from '../test.ts';

const { panel } = contactForm;

for (const moment of moments) {
  test(`P4 R5 DOM changes ${moment}: one crash keeps the form and its text, a second leaves address, text and panel`, async ({
    form,
    page,
  }) => {
    form.pageEvents.expectMessage(/status of 412/);
    await openAmong(form, moment);
    const inquiry = newInquiry();
    await form.fill({ ...inquiry, firstName: 'A' });
    await form.crashOnChange('once');
    await form.send.press('Enter');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    expect(await form.values()).toEqual({ ...inquiry, firstName: 'A' });
    await form.fill(inquiry);
    await inboxOf(inquiry.email).setBehavior(412);
    await form.crashOnChange();
    await form.send.press('Enter');
    const screen = form.crashScreen;
    await expect(screen.getByRole('heading', { name: pages.error.heading })).toBeVisible();
    await expect(screen).toContainText('no field today');
    for (const name of [agency.email, agency.phone.display]) {
      await expect(screen.getByRole('link', { name })).toBeVisible();
    }
    const typed = Object.values(inquiry).join('\n');
    await expect(screen.getByLabel(contactForm.crash.typedHeading)).toHaveValue(typed);
    await expect(page.getByRole('button', { name: panel.restore })).toBeDisabled();
    await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
    await screen.getByRole('link', { name: pages.error.button }).click();
    await form.root.scrollIntoViewIfNeeded();
    await expect(form.wholeMessage).toHaveValue(new RegExp(inquiry.email));
  });
}
