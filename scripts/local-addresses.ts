import { sandboxKeys } from '../mail-sandbox/keys.ts';

/** All servers started by these commands listen only here. */
export const localHost = '127.0.0.1';

/** The defaults of `npm start`, `npm run dev` and `npm run edit`. */
export const defaultPorts = { site: 8787, dev: 4321, inbox: 8025, edit: 4322 } as const;

const e2eSitePort = Number(process.env['E2E_SITE_PORT'] ?? 8797);
const e2eInboxPort = Number(process.env['E2E_INBOX_PORT'] ?? 8035);

/**
 * The site of the end-to-end tests: separate from the one that `npm start` serves.
 * E2E_SITE_PORT, E2E_INBOX_PORT and E2E_DIRECTORY allow two parallel runs.
 */
export const e2eSite = {
  directory: process.env['E2E_DIRECTORY'] ?? '.local/e2e',
  sitePort: e2eSitePort,
  inboxPort: e2eInboxPort,
  origin: `http://${localHost}:${e2eSitePort}`,
  inboxOrigin: `http://${localHost}:${e2eInboxPort}`,
} as const;

/** The deployment variables of a local site whose inquiries go to the local email service. */
export function localVariables(siteOrigin: string, inboxOrigin: string): Record<string, string> {
  return {
    SITE_URL: siteOrigin,
    EMAILJS_PUBLIC_KEY: sandboxKeys.publicKey,
    EMAILJS_SERVICE_ID: sandboxKeys.serviceId,
    EMAILJS_TEMPLATE_ID: sandboxKeys.templateId,
    EMAILJS_ORIGIN: inboxOrigin,
  };
}
