import { pages } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { inboxOf } from '../inbox.ts';
import { emptyInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';

/**
 * Uses another home page of the tab and goes back past it, to a page that the browser has to load again: the headless shell
 * has no back/forward cache.
 */
async function goBackPastSecondHome(form: ContactForm, act: () => Promise<unknown>): Promise<void> {
  const { page } = form;
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await page.goto(pages.privacy.path);
  await page.goto('/');
  await form.root.scrollIntoViewIfNeeded();
  await form.expectReady();
  await act();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await form.root.scrollIntoViewIfNeeded();
  await form.expectReady();
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(false);
}

test('F12 going back to a page that the browser loads again shows the text as another home page of the tab left it', async ({
  form,
}) => {
  const inquiry = await form.openFilled();
  const extended = { ...inquiry, message: `${inquiry.message} And on Sundays?` };
  await goBackPastSecondHome(form, () => form.fill(extended));
  await expect.poll(() => form.values()).toEqual(extended);

  await goBackPastSecondHome(form, async () => {
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
  });
  await expect.poll(() => form.values()).toEqual(emptyInquiry);
});

test.describe('going back, before the page has loaded', () => {
  /** Extends the text on another home page and goes back to one that does not finish loading before `finishLoading`. */
  async function goBackToLoadingPage(form: ContactForm) {
    const { page } = form;
    const inquiry = await form.openFilled();
    const extended = { ...inquiry, message: `${inquiry.message} And on Sundays?` };
    const release = Promise.withResolvers<void>();
    await goBackPastSecondHome(form, async () => {
      await form.fill(extended);
      // The load event, and `pageshow` with it, waits for every style sheet.
      await page.route(/print.*\.css$/, async (route) => {
        await release.promise;
        // The page in between is left before it is answered.
        await route.continue().catch(() => undefined);
      });
    });
    const finishLoading = async () => {
      release.resolve();
      await page.waitForLoadState();
    };
    return { extended, finishLoading };
  }

  test('F12 what is typed is added to the later text', async ({ form }) => {
    const { extended, finishLoading } = await goBackToLoadingPage(form);
    await form.field('company').press('End');
    await form.field('company').pressSequentially('!');
    await finishLoading();
    const expected = { ...extended, company: `${extended.company}!` };
    await expect.poll(() => form.values()).toEqual(expected);
    expect(await form.savedDraft()).toEqual(expected);
  });

  test('F12 the later text is sent', async ({ form }) => {
    const { extended, finishLoading } = await goBackToLoadingPage(form);
    await form.send.click();
    await expect(form.confirmation).toBeVisible();
    await finishLoading();
    const [sent] = await inboxOf(extended.email).messages();
    expect(sent?.params['message']).toBe(extended.message);
  });
});

test('F12 where storage is full, going back shows the text that the browser has kept', async ({
  form,
}) => {
  const { page } = form;
  const inquiry = await form.openFilled();
  await page.evaluate(() => {
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        for (;;) sessionStorage.setItem(`other ${Math.random()}`, ' '.repeat(size));
      } catch {
        // No such text fits any more.
      }
    }
  });
  await form.field('message').press('ControlOrMeta+End');
  await form.field('message').pressSequentially(' And on Sundays?');
  await page.goto(pages.privacy.path);
  await page.goBack();
  await form.expectReady();
  expect((await form.values()).message).toBe(`${inquiry.message} And on Sundays?`);
});
