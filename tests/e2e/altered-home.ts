import type { Page } from '@playwright/test';

/**
 * Changes the home page in transit: its markup and its content policy.
 * @throws when the change changes nothing
 */
export async function alterHome(page: Page, change: (text: string) => string): Promise<void> {
  // A fulfilled document counts as remote, and needs permission for requests to this computer.
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
