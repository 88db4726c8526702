import type { Page } from '@playwright/test';

/**
 * Changes the home page on its way to the browser: its markup and its content policy.
 * @throws when the change changes nothing
 */
export async function alterHome(page: Page, change: (text: string) => string): Promise<void> {
  // A document that does not come straight from this computer may not ask it for anything without leave.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const altered = { html: change(html), policy: change(policy) };
    if (altered.html === html && altered.policy === policy) throw new Error('nothing was altered');
    await route.fulfill({
      response,
      body: altered.html,
      headers: { ...headers, 'content-security-policy': altered.policy },
    });
  });
}
