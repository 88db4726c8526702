import { e2eSite } from '../../../scripts/local-site.ts';
import { checkFaultRow } from '../fault-rows.ts';
import { inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { expect, test } from '../test.ts';
import { startSlowConnection } from '../throttle.ts';

// The page sends through this test's own server, which its policy does not allow.
test.use({ bypassCSP: true });

test('F11 a message whose tab is closed at once still arrives, even over a slow connection', async ({
  form,
  page,
  context,
  watch,
}) => {
  const inquiry = newInquiry();
  // The browser sends a CORS preflight first: its response takes 600 ms.
  const line = await startSlowConnection(e2eSite.inboxPort, 300);
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
  await form.fill(inquiry);
  await page.waitForLoadState('networkidle');
  await form.root.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.close();
  expect(await inboxOf(inquiry.email).attempts()).toEqual([]);
  const closed = Date.now();
  await expect.poll(() => inboxOf(inquiry.email).messages()).toHaveLength(1);
  const elapsed = Date.now() - closed;
  line.close();
  expect(elapsed).toBeGreaterThan(500);
  await checkFaultRow(
    { fault: 'close-sending', locations: ['inbox'], duration: 'at-once' },
    elapsed,
  );
  expect(watch.mailLinks).toEqual([]);
});
