import type { Page } from '@playwright/test';
import { contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { checkDocumentedFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { narrow } from '../page-state.ts';
import {
  failScripts,
  lateness,
  type ScriptFailure,
  type ScriptGroup,
  scriptCases,
  scriptFaults,
} from '../script-faults.ts';
import { expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

const endings = {
  sent: { seen: (form: ContactForm) => form.confirmation, locations: ['inbox'] },
  panel: {
    seen: (form: ContactForm) => form.panelTitle,
    locations: ['panel', 'mail draft', 'tab storage'],
  },
  notice: {
    seen: ({ page }: ContactForm) => page.getByText(contactForm.unavailable),
    locations: ['form', 'tab storage'],
  },
} as const;

function endingOf(group: ScriptGroup, failure: ScriptFailure): keyof typeof endings {
  const late = lateness(failure);
  if (group === 'fallback' || (late !== null && late < 8)) return 'sent';
  return group === 'form' ? 'panel' : 'notice';
}

const noise =
  /ERR_FAILED|could not be loaded|valid digest|MIME type|Content Security Policy|Failed to load module script/;
const pageTime = (page: Page) => page.evaluate(() => performance.now());

for (const { group, failure } of scriptCases) {
  const late = lateness(failure);
  const ending = endingOf(group, failure);
  test(`P2 P3 ${scriptFaults[`${group}-${failure}`]}: a submit ends in "${ending}"`, async ({
    form,
    page,
    pageEvents,
  }) => {
    pageEvents.allowMessage(noise);
    await page.clock.install();
    const release = await failScripts(page, group, failure);
    const inquiry = await form.openAndSubmit();
    const submitted = await pageTime(page);
    const { seen, locations } = endings[ending];
    if (ending === 'notice' || late === 20) {
      // Up to the deadline, since no file that arrives could end the wait.
      if (group !== 'fallback') await page.clock.runFor(8000);
    } else if (late !== null) {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + late * 1000);
      release();
      // However long the machine takes to load the files, little of the page's own time passes.
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(seen(form)).toBeVisible({ timeout: 100 });
      }).toPass();
    }
    await expect(seen(form)).toBeVisible();
    const elapsed = (await pageTime(page)) - submitted;
    if (ending === 'panel') await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
    expect(await findText(form, inquiry, pageEvents.mailLinks)).toEqual(locations);
    const duration = elapsed < 7900 ? 'page-load' : 'deadline';
    await checkDocumentedFault(`${group}-${failure}`, locations, duration, elapsed);

    if (late !== null && late > 8) {
      release();
      if (group !== 'fallback') await form.expectReady();
    }
    const attempts = ending === 'sent' ? 1 : 0;
    await page.clock.runFor(9000);
    expect(await inboxOf(inquiry.email).attempts()).toHaveLength(attempts);
    expect(pageEvents.mailLinks).toHaveLength(ending === 'panel' ? 1 : 0);
    await expect(seen(form)).toBeVisible();
    if (late === 20 && ending === 'notice') {
      expect(await form.values()).toEqual(inquiry);
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
      await expect(seen(form)).toBeHidden();
      expect(await inboxOf(inquiry.email).messages()).toHaveLength(1);
    }
  });
}

for (const navigation of ['reload', 'leave'] as const) {
  for (const phase of ['typing', 'held', 'panel'] as const) {
    test(`P2 P3 ${navigation} in the phase "${phase}" without the form's code keeps the text and sends nothing`, async ({
      form,
      page,
      pageEvents,
    }) => {
      pageEvents.allowMessage(noise);
      const isPanel = phase === 'panel';
      const release = await (isPanel
        ? failScripts(page, 'form', 'missing')
        : failScripts(page, 'all', 'late20'));
      const inquiry = await form.openFilled();
      if (phase !== 'typing') await form.send.click();
      if (isPanel) await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
      const started = Date.now();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await form.comeBack(navigation);
      release();
      if (isPanel) await expect(form.panelTitle).toBeVisible();
      else await expect(form.field('message')).toHaveValue(inquiry.message);
      await form.expectReady();
      const locations = await findText(form, inquiry, []);
      expect(locations).toEqual([isPanel ? 'panel' : 'form', 'tab storage']);
      expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
      const elapsed = Date.now() - started;
      await checkDocumentedFault(`${navigation}-${phase}`, locations, 'page-load', elapsed);
      if (isPanel) return;
      await form.send.click();
      await expect(form.confirmation).toBeVisible();
      expect(await inboxOf(inquiry.email).attempts()).toHaveLength(1);
    });
  }
}

test('P3 a tab closed while a submit is held loses the text', async ({
  form,
  page,
  context,
  pageEvents,
}) => {
  pageEvents.allowMessage(noise);
  const release = await failScripts(page, 'form', 'late20');
  const inquiry = await form.openAndSubmit();
  await expect(form.send).toHaveCSS('pointer-events', 'none');
  await context.newPage();
  await page.close();
  release();
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
  await checkDocumentedFault('close-held', ['nowhere'], 'at-once', 0);
});

test('P3 F11 without React the panel puts the message back', async ({ form, page, pageEvents }) => {
  pageEvents.allowMessage(noise);
  await failScripts(page, 'form', 'missing');
  const inquiry = await form.openAndSubmit();
  await expect(form.panelTitle).toBeFocused();
  await page.getByRole('button', { name: contactForm.panel.restore }).click();
  await expect(form.root).toBeFocused();
  await expect(form.panelTitle).toBeHidden();
  expect(await form.values()).toEqual(inquiry);
  expect(await form.savedFallbacks()).toEqual([]);

  await form.send.click();
  await expect(form.panelTitle).toBeFocused();
  await page.getByRole('button', { name: contactForm.panel.done }).click();
  const { title } = contactForm.confirmation.mailed;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(form.panelTitle).toBeHidden();
  expect(await form.savedFallbacks()).toEqual([]);
});

test('P3 F11 without React the panel says that no copy is kept', async ({
  form,
  page,
  pageEvents,
}) => {
  pageEvents.allowMessage(noise);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await failScripts(page, 'form', 'missing');
  const inquiry = await form.openAndSubmit();
  await expect(form.panelTitle).toBeVisible();
  await expect(page.getByText(contactForm.panel.notKept)).toBeVisible();
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  expect(await findText(form, inquiry, pageEvents.mailLinks)).toEqual(['panel', 'mail draft']);
});
