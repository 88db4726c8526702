import { loadEnv } from 'vite';
import { z } from 'zod';

/** The origin of a URL; https, or this computer for tests. */
const origin = z
  .url({
    protocol: /^https?$/,
    error: 'Not a URL. Write it like https://www.agency.com',
    abort: true,
  })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, {
    error: 'Contains more than a host name. Write only https://www.agency.com, without a path',
    abort: true,
  })
  .refine(
    (url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/?$)/.test(url),
    'Not https. Write it like https://www.agency.com',
  )
  .transform((url) => new URL(url).origin);

const key = z.string().regex(/^[\w-]+$/, 'Has a character that no key has. Copy it again');

const variables = z
  .object({
    SITE_URL: origin.optional(),
    EMAILJS_PUBLIC_KEY: key.optional(),
    EMAILJS_SERVICE_ID: key.optional(),
    EMAILJS_TEMPLATE_ID: key.optional(),
    EMAILJS_ORIGIN: origin.default('https://api.emailjs.com'),
  })
  .superRefine((set, context) => {
    const keys = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const;
    const missing = keys.filter((name) => !set[name]);
    if (missing.length === 0 || missing.length === keys.length) return;
    for (const name of missing) {
      const message = 'Not set, but another EMAILJS key is. Set all three keys, or none';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

/** Where the site is served and how the form sends inquiries. */
export type Settings = ReturnType<typeof parseSettings>;

/**
 * Reads the settings for a build.
 *
 * @param environment the variables of `.env.example`; an empty one counts as unset
 * @returns `emailKeys` is null without keys: an inquiry then opens the visitor's mail client
 * @throws an Error with a line for each wrong variable: its name, what is wrong, and the fix
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const { data, error } = variables.safeParse(
    Object.fromEntries(set.map(([name, value]) => [name, value?.trim()])),
  );
  if (error) {
    const lines = error.issues.map(({ path, message }) => `${path.join()}: ${message}.`);
    throw Object.assign(new Error(lines.join('\n')), { stack: '' });
  }
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = data;
  const templateId = data.EMAILJS_TEMPLATE_ID;
  return {
    siteUrl: data.SITE_URL,
    emailKeys: publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : null,
    emailOrigin: data.EMAILJS_ORIGIN,
  };
}

/** The settings of this build: from the environment, then from `.env`. */
export const settings = parseSettings(loadEnv('production', process.cwd(), ['SITE_', 'EMAILJS_']));
