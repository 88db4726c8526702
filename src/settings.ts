import { existsSync } from 'node:fs';

const keyNames = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const;

export interface Settings {
  /** The origin of the site. */
  readonly siteUrl: string | undefined;
  /** Null without keys: an inquiry then opens the visitor's mail client. */
  readonly emailService: {
    readonly publicKey: string;
    readonly serviceId: string;
    readonly templateId: string;
    /** The origin of its API. */
    readonly origin: string;
  } | null;
}

/**
 * Reads the settings for a build.
 *
 * @param environment the variables of `.env.example`; an empty one counts as unset
 * @throws an Error of one sentence that names the wrong variable and the fix
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const siteUrl = read('SITE_URL');
  const apiOrigin = read('EMAILJS_ORIGIN') ?? 'https://api.emailjs.com';
  const origin = parseOrigin('EMAILJS_ORIGIN', apiOrigin);
  const [publicKey, serviceId, templateId] = keyNames.map(read);
  for (const name of keyNames) {
    if (!read(name) && keyNames.some(read)) {
      fail(`${name} is not set, but another EMAILJS key is: set all three, or none.`);
    }
    if (!/^[\w-]*$/.test(read(name) ?? '')) {
      fail(`${name} has a character that no key has: copy it again.`);
    }
  }
  return {
    siteUrl: siteUrl && parseOrigin('SITE_URL', siteUrl),
    emailService:
      publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : null,
  };
}

/** The settings of this build: from the environment, then from `.env`; see `parseSettings`. */
export function readSettings(): Settings {
  // Sets only what the environment does not set.
  if (existsSync('.env')) process.loadEnvFile();
  return parseSettings(process.env);
}

/** The origin in a variable: https, or this computer's for tests. */
function parseOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url?.protocol !== 'https:' && !isLocal) {
    fail(`${name} is "${value}": write it like https://www.agency.com.`);
  }
  if (url?.href !== `${url?.origin}/`) {
    fail(`${name} is "${value}": leave out what follows the host, as in ${url?.origin}.`);
  }
  return url.origin;
}

/** A build shows the message alone, without where it was thrown. */
function fail(message: string): never {
  throw Object.assign(new Error(message), { stack: '' });
}
