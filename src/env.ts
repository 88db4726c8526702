import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';

/** What a build needs to know about where the site is served and where the form sends to. */
export interface Deployment {
  /** The public origin, without a trailing slash. */
  siteUrl: string | null;
  /** The keys of the e-mail service; null without them: inquiries then go by the visitor's mail client. */
  emailService: { publicKey: string; serviceId: string; templateId: string } | null;
  /** The origin of the e-mail service. */
  emailOrigin: string;
  /** How far `Strict-Transport-Security` reaches; `preload` includes the subdomains. */
  hsts: 'host' | 'subdomains' | 'preload';
}

type Variables = Readonly<Record<string, string | undefined>>;

const origin = z.string().transform((text, context) => {
  const found = parseOrigin(text);
  if (found !== null) return found;
  context.addIssue(
    'is not https with a host and nothing after it. Write it like https://www.agency.com',
  );
  return z.NEVER;
});

// No message holds the value: a build log shows no key, and no password within an address.
const key = z
  .string()
  .regex(
    /^[\w-]+$/,
    'has a character that no key has. Copy it again from the dashboard of the e-mail service',
  );

/** Every variable of a deployment; each may be unset. `.env.example` says what they are for. */
const variables = z.object({
  SITE_URL: origin.optional(),
  EMAILJS_PUBLIC_KEY: key.optional(),
  EMAILJS_SERVICE_ID: key.optional(),
  EMAILJS_TEMPLATE_ID: key.optional(),
  EMAILJS_ORIGIN: origin.default('https://api.emailjs.com'),
  HSTS: z
    .enum(['subdomains', 'preload'], 'is neither "subdomains" nor "preload". Write one or nothing')
    .optional(),
});

const names = variables.keyof().options;
const keyNames = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'];

/**
 * The deployment that this process builds for: the environment, and what it leaves open from `.env` in the
 * working directory.
 *
 * @throws one Error with every mistake, one per line
 */
export function readDeployment(): Deployment {
  if (existsSync('.env')) loadEnvFile('.env');
  return parseDeployment(process.env);
}

/**
 * Reads a deployment's variables. An empty one counts as unset.
 *
 * @throws one Error with every mistake, one per line: the variable, what is wrong and what to write
 */
export function parseDeployment(record: Variables): Deployment {
  const written = Object.fromEntries(
    names.map((name) => [name, record[name]?.trim() || undefined]),
  );
  const { data, error } = variables.safeParse(written);
  const refused = (error?.issues ?? []).map(({ path, message }) => `${path.join()} ${message}.`);
  const mistakes = [...refused, ...missingKeys(written)];
  if (!data || mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = data;
  const templateId = data.EMAILJS_TEMPLATE_ID;
  const hasKeys = publicKey && serviceId && templateId;
  return {
    siteUrl: data.SITE_URL ?? null,
    emailService: hasKeys ? { publicKey, serviceId, templateId } : null,
    emailOrigin: data.EMAILJS_ORIGIN,
    hsts: data.HSTS ?? 'host',
  };
}

function missingKeys(written: Variables): string[] {
  const set = keyNames.filter((name) => written[name]);
  if (set.length === 0) return [];
  const missing = keyNames.filter((name) => !written[name]);
  const rest = `is not set, but ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}`;
  const fix = 'Set all three, or none: inquiries then open the mail program of the visitor';
  return missing.map((name) => `${name} ${rest}. ${fix}.`);
}

/** Anything else in a host could be read as more than a host in a header. */
const plainHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/;

function parseOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !plainHost.test(url.hostname)) return null;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  // A lone "?" or "#" leaves `search` and `hash` empty, so the text is tested as well.
  const isBare = url.pathname === '/' && url.username + url.password === '' && !/[?#]/.test(text);
  return isSafe && isBare ? url.origin : null;
}
