import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../../content.ts';
import { type Place, recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import {
  failScripts,
  lateness,
  type ScriptFailure,
  type ScriptGroup,
  scriptCases,
  scriptFaults,
} from '../script-faults.ts';
import { expect, test } from '../test.ts';
import {
  confirmation,
  expectReady,
  fieldValues,
  fillInquiry,
  inquiryField,
  newVisitor,
  openForm,
  panelTitle,
  sendButton,
} from '../visitor.ts';

type Ending = 'sent' | 'panel' | 'notice';

const notice = (page: Page) => page.getByText(contactForm.unavailable);

const endings = {
  sent: { seen: confirmation, told: contactForm.confirmation.sent.title, places: ['inbox'] },
  panel: { seen: panelTitle, told: contactForm.panel.title, places: ['panel', 'mail', 'tab'] },
  notice: { seen: notice, told: contactForm.unavailable, places: ['form', 'tab'] },
} as const satisfies Record<
  Ending,
  { seen: (page: Page) => Locator; told: string; places: readonly Place[] }
>;

function endingOf(group: ScriptGroup, failure: ScriptFailure): Ending {
  const late = lateness(failure);
  if (group === 'fallback' || (late !== null && late < 8)) return 'sent';
  return group === 'form' ? 'panel' : 'notice';
}

const noise =
  /ERR_FAILED|could not be loaded|valid digest|MIME type|content policy: script-src-elem|Content Security Policy|Failed to load module script/;
const pageTime = (page: Page) => page.evaluate(() => performance.now());

for (const { group, failure } of scriptCases) {
  const late = lateness(failure);
  const ending = endingOf(group, failure);
  test(`P2 P3 ${scriptFaults[`${group}-${failure}`]}: a submit ends in "${ending}"`, async ({
    page,
    watch,
  }) => {
    watch.allowMessage(noise);
    const visitor = newVisitor();
    await page.clock.install();
    const release = await failScripts(page, group, failure);
    await openForm(page);
    await fillInquiry(page, visitor);
    await sendButton(page).click();
    const submitted = await pageTime(page);
    const { seen, told, places } = endings[ending];
    if (ending === 'notice' || late === 20) {
      // Up to the deadline, where no file that comes could end the wait.
      if (group !== 'fallback') await page.clock.runFor(8000);
    } else if (late !== null) {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + late * 1000);
      release();
      // However long the machine takes to load the files, little of the page's own time passes.
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(seen(page)).toBeVisible({ timeout: 100 });
      }).toPass();
    }
    await expect(seen(page)).toBeVisible();
    const took = (await pageTime(page)) - submitted;
    if (ending === 'panel') await expect.poll(() => watch.mailLinks).toHaveLength(1);
    expect(await findText(page, visitor, watch.mailLinks)).toEqual(places);
    const duration = took < 7900 ? 'page-load' : 'budget';
    await recordFault({ fault: `${group}-${failure}`, places, told: [told], took: duration }, took);

    if (late !== null && late > 8) {
      release();
      if (group !== 'fallback') await expectReady(page);
    }
    const attempts = ending === 'sent' ? 1 : 0;
    await page.clock.runFor(9000);
    expect(await inboxOf(visitor.email).attempts()).toHaveLength(attempts);
    expect(watch.mailLinks).toHaveLength(ending === 'panel' ? 1 : 0);
    await expect(seen(page)).toBeVisible();
    if (late === 20 && ending === 'notice') {
      expect(await fieldValues(page)).toEqual(visitor);
      await sendButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      await expect(seen(page)).toBeHidden();
      expect(await inboxOf(visitor.email).messages()).toHaveLength(1);
    }
  });
}

const ways = {
  reload: (page: Page) => page.reload({ waitUntil: 'commit' }),
  leave: async (page: Page) => {
    await page.goto('/privacy-policy');
    await page.goBack({ waitUntil: 'commit' });
  },
} as const;

for (const way of ['reload', 'leave'] as const) {
  for (const phase of ['typing', 'held', 'panel'] as const) {
    test(`P2 P3 ${way} in the phase "${phase}" without the form's code keeps the text and sends nothing`, async ({
      page,
      watch,
    }) => {
      watch.allowMessage(noise);
      const visitor = newVisitor();
      const release = await failScripts(
        page,
        phase === 'panel' ? 'form' : 'all',
        phase === 'panel' ? 'missing' : 'late20',
      );
      await openForm(page);
      await fillInquiry(page, visitor);
      if (phase !== 'typing') await sendButton(page).click();
      if (phase === 'panel') await expect.poll(() => watch.mailLinks).toHaveLength(1);
      const started = Date.now();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await ways[way](page);
      release();
      if (phase === 'panel') await expect(panelTitle(page)).toBeVisible();
      else await expect(inquiryField(page, 'message')).toHaveValue(visitor.message);
      await expectReady(page);
      const places = await findText(page, visitor, []);
      expect(places).toEqual([phase === 'panel' ? 'panel' : 'form', 'tab']);
      expect(await inboxOf(visitor.email).attempts()).toEqual([]);
      await recordFault(
        { fault: `${way}-${phase}`, places, told: [], took: 'page-load' },
        Date.now() - started,
      );
      if (phase === 'panel') return;
      await sendButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await inboxOf(visitor.email).attempts()).toHaveLength(1);
    });
  }
}

test("P3 a tab that is closed while a submit waits for the form's code takes the text along", async ({
  page,
  context,
  watch,
}) => {
  watch.allowMessage(noise);
  const visitor = newVisitor();
  const release = await failScripts(page, 'form', 'late20');
  await openForm(page);
  await fillInquiry(page, visitor);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveCSS('pointer-events', 'none');
  await context.newPage();
  await page.close();
  release();
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
  await recordFault({ fault: 'close-held', places: ['nowhere'], told: [], took: 'at-once' }, 0);
});
