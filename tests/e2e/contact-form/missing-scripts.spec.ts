import { longestLink } from '../../../src/contact-form/brief-mail-link.ts';
import { contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
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

const mailLinkOfNotice = async ({ root }: ContactForm) =>
  (await root.getByRole('link', { name: contactForm.unavailable.mail }).getAttribute('href')) ?? '';

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
    expect(bodyOf(await mailLinkOfNotice(form))).toContain(inquiry.message);
    if (failure !== 'late') return;
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
    await expect(form.notice).toBeHidden();
    expect(await inboxOf(inquiry.email).messages()).toHaveLength(1);
  });
}

test('P3 the link of the notice is no longer than a link may be, follows the text, and survives the code', async ({
  form,
  page,
  pageEvents,
}) => {
  pageEvents.allowMessage(noise);
  await page.clock.install();
  const release = await failScripts(page, 'form', 'late');
  const inquiry = await form.openAndSubmit(
    newInquiry({ message: '👩‍👩‍👧‍👦 \ud800 '.repeat(2000) }),
  );
  await page.clock.runFor(8000);
  await expect(form.notice).toBeVisible();
  const long = await mailLinkOfNotice(form);
  expect(long.length).toBeLessThanOrEqual(longestLink);
  expect(bodyOf(long)).toContain(`${inquiry.email}\n${inquiry.company}\n👩`);

  await form.field('message').fill('Short after all');
  expect(bodyOf(await mailLinkOfNotice(form))).toContain('\nShort after all');
  release();
  await form.expectReady();
  await expect(form.notice).toBeVisible();
  expect(bodyOf(await mailLinkOfNotice(form))).toContain('\nShort after all');
});
