import { contactForm, pages } from '../../content.ts';
import { moments, openAmong } from '../support/dom-changes.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

for (const moment of moments) {
  test(`P4 R5 DOM changes ${moment}: one crash keeps the form and its text, a second leaves address, text and panel`, async ({
    form,
    page,
  }) => {
    await openAmong(form, moment);
    const unsent = newInquiry({ message: 'The first of two' });
    await form.submit(unsent, 412);
    await expect(form.panelTitle).toBeVisible();
    await expect.poll(() => form.pageEvents.mailLinks).toHaveLength(1);
    const inquiry = newInquiry({ firstName: 'A' });
    await form.fill(inquiry);
    await form.crashOnChange('once');
    await form.send.press('Enter');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await form.expectReady();
    expect(await form.values()).toEqual(inquiry);
    await form.crashOnChange();
    await form.send.press('Enter');
    const screen = form.crashScreen;
    await expect(screen.getByRole('heading', { name: pages.error.heading })).toBeInViewport();
    await expect(screen).toBeFocused();
    await expect(screen).toContainText('no field today');
    for (const link of form.directLinks(screen)) await expect(link).toBeVisible();
    const typed = Object.values(inquiry).join('\n');
    await expect(screen.getByLabel(contactForm.crash.typedHeading)).toHaveValue(typed);
    await expect(form.wholeMessage).toHaveValue(new RegExp(unsent.message));
    await screen.getByRole('link', { name: pages.error.button }).click();
    await form.root.scrollIntoViewIfNeeded();
    await expect(form.wholeMessage).toHaveValue(new RegExp(unsent.message));
    await form.expectReady();
    expect(await form.values()).toEqual(inquiry);
  });
}
