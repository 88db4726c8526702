import type { Page } from '@playwright/test';

export const sendRequest = '**/api/v1.0/email/send';

/**
 * Holds back what the form sends, from now on.
 *
 * @returns lets it go to the service, and all that follows
 */
export async function holdSending(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(sendRequest, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Lets what the form sends reach the service, and holds back the answers, from now on.
 *
 * @returns lets them come
 */
export async function holdAnswer(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(sendRequest, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}
