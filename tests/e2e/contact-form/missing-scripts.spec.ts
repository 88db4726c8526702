import { longestLink } from '../../../src/contact-form/brief-mail-link.ts';
import { contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { narrow } from '../page-state.ts';
import { failScripts, type ScriptFailure } from '../script-faults.ts';
import { expect, test } from '../test.ts';
import { bodyOf, findText } from '../text-locations.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

const endings = {
  sent: { seen: (form: ContactForm) => form.confirmation, locations: ['inbox'], attempts: 1 },
  notice: {
    seen: ({ notice }: ContactForm) => notice,
    locations: ['form', 'tab storage'],
    attempts: 0,
  },
} as const;

/** Which files fail and how, how many seconds they are late, and how a submit ends. */
const cases: readonly (readonly ['form' | 'all', ScriptFailure, number, keyof typeof endings])[] = [
  ['form', 'broken', 0, 'notice'],
  ['all', 'missing', 0, 'notice'],
  ['all', 'late', 5, 'sent'],
  ['form', 'late', 20, 'notice'],
  ['all', 'late', 20, 'notice'],
];

const mailLinkOfNotice = async ({ root }: ContactForm) =>
  (await root.getByRole('link', { name: contactForm.unavailable.mail }).getAttribute('href')) ?? '';

const noise = /ERR_FAILED|Error hydrating|valid digest/;

for (const [group, failure, late, ending] of cases) {
  test(`P2 P3 files "${group}" ${failure} ${late} s: a submit ends in "${ending}"`, async ({
    form,
    page,
    pageEvents,
  }) => {
    pageEvents.allowMessage(noise);
    await page.clock.install();
    const release = await failScripts(page, group, failure);
    const inquiry = await form.openAndSubmit();
    const { seen, locations, attempts } = endings[ending];
    if (late === 20) {
      // Up to the deadline, since no file that arrives could end the wait.
      await page.clock.runFor(8000);
    } else if (late > 0) {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + late * 1000);
      release();
      // However long the machine takes to load the files, little of the page's own time passes.
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(seen(form)).toBeVisible({ timeout: 100 });
      }).toPass();
    }
    await expect(seen(form)).toBeVisible();
    expect(await findText(form, inquiry, pageEvents.mailLinks)).toEqual(locations);

    release();
    if (failure === 'late') await form.expectReady();
    await page.clock.runFor(9000);
    expect(await inboxOf(inquiry.email).attempts()).toHaveLength(attempts);
    expect(pageEvents.mailLinks).toEqual([]);
    await expect(seen(form)).toBeVisible();
    if (ending === 'sent') return;
    expect(await form.values()).toEqual(inquiry);
    expect(bodyOf(await mailLinkOfNotice(form))).toContain(inquiry.message);
    if (failure !== 'late') return;
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
    await expect(seen(form)).toBeHidden();
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
