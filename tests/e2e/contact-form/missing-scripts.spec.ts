import { contactForm } from '../../content.ts';
import { inboxOf } from '../inbox.ts';
import { failScripts } from '../script-faults.ts';
import { expect, phoneTest as test } from '../test.ts';
import { bodyOf, findText } from '../text-locations.ts';

/** Which files fail, and how. That a submit is sent once they have come in time is in early.spec.ts. */
const cases = [
  ['form', 'broken'],
  ['all', 'missing'],
  ['form', 'late'],
  ['all', 'late'],
] as const;

const noise = /ERR_FAILED|Error hydrating|valid digest/;

for (const [group, failure] of cases) {
  test(`P2 P3 files "${group}" ${failure}: a submit ends in the notice`, async ({
    form,
    page,
    pageEvents,
  }) => {
    pageEvents.allowMessage(noise);
    await page.clock.install();
    const release = await failScripts(page, group, failure);
    const inquiry = await form.openAndSubmit();
    // What never arrives ends the wait at once; what is late, the deadline.
    if (failure === 'late') await page.clock.runFor(8000);
    await expect(form.notice).toBeVisible();
    const locations = await findText(form, inquiry, pageEvents.mailLinks);
    expect(locations).toEqual(['form', 'tab storage']);

    release();
    if (failure === 'late') await form.expectReady();
    await page.clock.runFor(9000);
    expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
    expect(pageEvents.mailLinks).toEqual([]);
    await expect(form.notice).toBeVisible();
    expect(await form.values()).toEqual(inquiry);
    const mailLink = form.root.getByRole('link', { name: contactForm.unavailable.mail });
    const bodyOfMail = async () => bodyOf((await mailLink.getAttribute('href')) ?? '');
    expect(await bodyOfMail()).toContain(inquiry.message);
    await form.field('message').fill('A shorter message');
    expect(await bodyOfMail()).toContain('\nA shorter message');
    if (failure !== 'late') return;
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
    await expect(form.notice).toBeHidden();
    const [sent] = await inboxOf(inquiry.email).messages();
    expect(sent?.params['message']).toBe('A shorter message');
  });
}
