import { contactForm } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { expect, test } from '../test.ts';
import { failEntirely, send, sentTitle, setHidden, toastRegion, toasts } from '../toasts.ts';

test('F15 each toast can be closed; at most three, 356 px wide, 14 px apart, the newest nearest to the corner', async ({
  form,
  page,
}) => {
  await form.open();
  await send(form);
  await toasts(page).hover();
  await send(form);
  await expect(toasts(page)).toHaveCount(2);
  await toasts(page).first().getByRole('button', { name: contactForm.toasts.close }).click();
  await expect(toasts(page)).toHaveCount(1);
  for (let more = 0; more < 3; more += 1) await send(form);
  const shown = toasts(page).filter({ visible: true });
  await expect(shown).toHaveCount(3);
  const boxes = (await Promise.all((await shown.all()).map((each) => each.boundingBox())))
    .filter((box) => box !== null)
    .sort((a, b) => a.y - b.y);
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  for (const [index, box] of boxes.slice(1).entries()) {
    const above = boxes[index];
    expect(box.y - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(14, 0);
  }
  const newest = await shown.first().boundingBox();
  expect(newest?.y).toBe(boxes.at(-1)?.y);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('F15 a toast is as wide as the screen minus its margins', async ({ form, page }) => {
    await form.open();
    await send(form);
    const box = await toasts(page).boundingBox();
    expect(box?.x).toBe(16);
    expect(box?.width).toBe(360 - 32);
  });
});

/** How long the next toast stays, by the clock of the page, which the test advances. */
async function lifetime(
  form: ContactForm,
  provoke: (form: ContactForm) => Promise<void>,
): Promise<number> {
  const { page } = form;
  const elapsed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shown = 0;
        new MutationObserver(() => {
          const isThere = document.querySelector('[role=dialog]') !== null;
          if (isThere) shown ||= performance.now();
          else if (shown) resolve(performance.now() - shown);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await provoke(form);
  await expect(toasts(page)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(200);
    expect(await toasts(page).count()).toBe(0);
  }).toPass({ intervals: [1] });
  return await elapsed;
}

test('F15 a toast stays 4 s, a destructive one 5 s', async ({ form, page, watch }) => {
  watch.allowMessage(/could not be sent/);
  await page.clock.install();
  await form.open();
  for (const [provoke, ms] of [
    [send, 4000],
    [failEntirely, 5000],
  ] as const) {
    const elapsed = await lifetime(form, provoke);
    // Its timer starts a moment before it is drawn, and it is removed when the browser gets to it.
    expect(elapsed).toBeGreaterThan(ms - 250);
    expect(elapsed).toBeLessThan(ms + 900);
  }
});

test('F15 a toast stays while hovered, focused or in a hidden tab; F6 focuses it, Escape closes it', async ({
  form,
  page,
}) => {
  await page.clock.install();
  await form.open();
  const expectStays = async () => {
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toBeVisible();
  };
  const expectEnds = async () => {
    await page.clock.runFor(4100);
    await expect(toasts(page)).toHaveCount(0);
  };
  await send(form);
  await toasts(page).hover();
  await expectStays();
  await page.mouse.move(10, 10);
  await expectEnds();

  await send(form);
  await expect(toasts(page)).toBeVisible();
  await setHidden(page, true);
  await expectStays();
  await setHidden(page, false);
  await expectEnds();

  await send(form);
  const before = form.field('company');
  await before.focus();
  await page.keyboard.press('F6');
  await expect(toastRegion(page)).toBeFocused();
  await expectStays();
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: contactForm.toasts.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(before).toBeFocused();
});

test('F15 an outcome in a hidden tab is shown when the visitor is back', async ({ form, page }) => {
  await form.open();
  await setHidden(page, true);
  await send(form);
  await expect(toasts(page)).toHaveCount(0);
  await setHidden(page, false);
  await expect(form.toast(sentTitle)).toBeVisible();
});
