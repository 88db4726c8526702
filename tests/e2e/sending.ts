import type { Page } from '@playwright/test';

export const sendRequest = '**/api/v1.0/email/send';

/**
 * Holds the requests of the form from now on.
 *
 * @returns releases them, and lets all later ones pass
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
 * Holds the responses to the form from now on; its requests reach the service.
 *
 * @returns releases them
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
