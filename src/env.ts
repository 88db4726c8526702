import { z } from 'zod';
import { readEnvFile } from './env-file.ts';
import { nearest } from './nearest.ts';

/** What a build needs to know about where the site is served and where the form sends to. */
export interface Deployment {
  /** The public origin, without a trailing slash. */
  siteUrl: string | null;
  /** The keys of the e-mail service; null without them: inquiries then go by the visitor's mail client. */
  emailKeys: { publicKey: string; serviceId: string; templateId: string } | null;
  /** The origin of the e-mail service. */
  emailOrigin: string;
  /** How far `Strict-Transport-Security` reaches; `preload` includes the subdomains. */
  hsts: 'host' | 'subdomains' | 'preload';
}

/** What sending an inquiry takes. The build writes it into the page, where the form's code reads it. */
export type EmailSettings = Pick<Deployment, 'emailKeys' | 'emailOrigin'>;

type Variables = Readonly<Record<string, string | undefined>>;

const origin = z
  .string()
  .refine(isOrigin, {
    error: 'is not https with a host and nothing after it. Write it like https://www.agency.com',
  })
  .transform((text) => new URL(text).origin);

const key = z.string().regex(/^[\w-]+$/, {
  error: 'has a character that no key has. Copy it again from the dashboard of the e-mail service',
});

/** The two identifiers are easily swapped, and begin with their kind when the service names them. */
function identifier(kind: 'service' | 'template', other: 'service' | 'template') {
  return key.refine((value) => !value.startsWith(`${other}_`), {
    error: `is the ID of a ${other}. Put the ID of the ${kind} here`,
  });
}

const hsts = z.enum(['subdomains', 'preload'], {
  error: 'is not a reach of HSTS. Write "subdomains" or "preload", or leave it empty',
});

/** Every variable of a deployment; each may be unset. `.env.example` says what they are for. */
const variables = z.object({
  SITE_URL: origin.optional(),
  EMAILJS_PUBLIC_KEY: key.optional(),
  EMAILJS_SERVICE_ID: identifier('service', 'template').optional(),
  EMAILJS_TEMPLATE_ID: identifier('template', 'service').optional(),
  EMAILJS_ORIGIN: origin.default('https://api.emailjs.com'),
  HSTS: hsts.optional(),
});

const names = variables.keyof().options;
const keyNames = names.filter((name) => /^EMAILJS_.*(?:KEY|ID)$/.test(name));

/** The deployment that this process builds for: from the environment, and what that leaves open from `.env`. */
export function readDeployment(): Deployment {
  const { variables: written, lines, mistakes } = readEnvFile();
  const record: Variables = Object.fromEntries(
    names.map((name) => [name, process.env[name] ?? written[name]]),
  );
  const placeOf = (name: string) =>
    process.env[name] === undefined ? ` (.env, line ${lines.get(name)})` : ' (in the environment)';
  const inFile = [...lines].flatMap(([name, line]) => {
    const problem = nameProblem(name);
    return problem ? [`.env, line ${line}: ${problem}`] : [];
  });
  // Other programs have variables of their own there: only one that stands for a missing one is a mistake.
  const inEnvironment = Object.keys(process.env).flatMap((name) => {
    const meant = nearest(name, names);
    return meant === undefined || names.some((known) => known === name) || record[meant]
      ? []
      : [`${name} in the environment is not a variable of this site. Did you mean ${meant}?`];
  });
  return parseDeployment(record, { known: [...mistakes, ...inFile, ...inEnvironment], placeOf });
}

/** What is wrong with the name of a variable in `.env`; undefined for one of this site or of another program. */
function nameProblem(name: string): string | undefined {
  if (names.some((known) => known === name)) return undefined;
  const meant = nearest(name, names);
  if (meant) return `${name} is not a variable of this site. Did you mean ${meant}?`;
  return /^(?:SITE|EMAIL_?JS|HSTS)/i.test(name)
    ? `${name} is not a variable of this site. Take it out, or write one of ${names.join(', ')}.`
    : undefined;
}

interface Sources {
  /** Mistakes that were found before. */
  readonly known?: readonly string[];
  /** Where a variable is set, to stand behind its name. */
  readonly placeOf?: (name: string) => string;
}

/**
 * Reads a deployment's variables. An empty one counts as unset; spaces and quotes around a value are dropped,
 * since they come from copying.
 *
 * @throws one Error with every mistake, those already `known` too, one per line: the variable, its place and value,
 * and what to write
 */
export function parseDeployment(
  record: Variables,
  { known = [], placeOf = () => '' }: Sources = {},
): Deployment {
  const written = Object.fromEntries(names.map((name) => [name, unquote(record[name])]));
  const { data, error } = variables.safeParse(written);
  const refused = (error?.issues ?? []).map(({ path, message }) => {
    const name = path.join();
    return `${name}${placeOf(name)} is "${printable(written[name])}". It ${message}.`;
  });
  const mistakes = [...known, ...refused, ...missingKeys(written)];
  if (!data || mistakes.length > 0) {
    // Without a stack, which Astro would print below the message: what is wrong is in no code.
    throw Object.assign(new Error(mistakes.join('\n')), { stack: '' });
  }
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = data;
  const templateId = data.EMAILJS_TEMPLATE_ID;
  const hasKeys = publicKey && serviceId && templateId;
  return {
    siteUrl: data.SITE_URL ?? null,
    emailKeys: hasKeys ? { publicKey, serviceId, templateId } : null,
    emailOrigin: data.EMAILJS_ORIGIN,
    hsts: data.HSTS ?? 'host',
  };
}

/** A value for a build log, on one line and without a password or a query, which may hold a secret. */
function printable(value = ''): string {
  return value
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=\/\/)[^/@]*@/, '…@')
    .replace(/\?.*/, '?…');
}

function unquote(value = '') {
  const bare = value.trim().replace(/^(["'])(.*)\1$/s, '$2');
  return bare.trim() || undefined;
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

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !plainHost.test(url.hostname)) return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  // A lone "?" or "#" leaves `search` and `hash` empty, so the text is tested as well.
  const isBare = url.pathname === '/' && url.username + url.password === '' && !/[?#]/.test(text);
  return isSafe && isBare;
}
