/** Where the tested site is built. */
export const siteFolder = '.local/e2e';

/** The origins of the tested site and its inbox: Playwright sets these from what the server prints. */
export const siteOrigin = process.env['E2E_SITE'] ?? '';
export const inboxOrigin = process.env['E2E_INBOX'] ?? '';
