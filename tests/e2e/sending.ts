import type { Page } from '@playwright/test';

export const sendRequest = '**/api/v1.0/email/send';

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
