/** The ports of the tested site and its mail sandbox: two runs at the same time need different ports. */
export const sitePort = Number(process.env['E2E_SITE_PORT'] ?? 8797);
export const inboxPort = Number(process.env['E2E_INBOX_PORT'] ?? 8035);

/** Where the tested site is built. */
export const siteFolder = `.local/e2e-${sitePort}`;

export const siteOrigin = `http://127.0.0.1:${sitePort}`;
export const inboxOrigin = `http://127.0.0.1:${inboxPort}`;
