import { e2eSite } from '../../../scripts/local-site.ts';
import { recordFault } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { expect, test } from '../test.ts';
import { startSlowLine } from '../throttle.ts';
import { newVisitor } from '../new-inquiry.ts';

// The page is to send over a server of this test's own, which its policy does not know.
test.use({ bypassCSP: true });

test('F11 a message whose tab is closed at once still arrives, also over a slow line', async ({
  form,
  page,
  context,
  watch,
}) => {
  const visitor = newVisitor();
  // The browser asks the service for leave before it sends: this answer takes 600 ms.
  const line = await startSlowLine(e2eSite.inboxPort, 300);
  await page.addInitScript(
    ([usual, slow]) => {
      addEventListener('DOMContentLoaded', () => {
        const place = document.querySelector<HTMLElement>('[data-deployment]');
        const deployment = place?.dataset['deployment']?.replaceAll(usual, slow);
        if (place && deployment) place.dataset['deployment'] = deployment;
      });
    },
    [e2eSite.inboxOrigin, line.origin] as const,
  );
  await context.newPage();
  await form.open();
  await form.fill(visitor);
  await page.waitForLoadState('networkidle');
  await form.root.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.close();
  expect(await inboxOf(visitor.email).attempts()).toEqual([]);
  const closed = Date.now();
  await expect.poll(() => inboxOf(visitor.email).messages()).toHaveLength(1);
  const took = Date.now() - closed;
  line.close();
  expect(took).toBeGreaterThan(500);
  await recordFault({ fault: 'close-sending', places: ['inbox'], told: [], took: 'at-once' }, took);
  expect(watch.mailLinks).toEqual([]);
});
