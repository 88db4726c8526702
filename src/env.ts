import { z } from 'zod';
import { parseOrigin } from './parse-origin.ts';

/** What a build needs to know about where the site will stand. */
export interface Deployment {
  /** The public origin, without a trailing slash. */
  siteUrl: string | null;
  emailService: { publicKey: string; serviceId: string; templateId: string } | null;
  /** Where the form sends to: the origin of the e-mail service. */
  emailOrigin: string;
  /** How far `Strict-Transport-Security` reaches; `preload` includes the subdomains. */
  hsts: 'host' | 'subdomains' | 'preload';
}

type Variables = Readonly<Record<string, string | undefined>>;
type ParsedEnvironment = { ok: true; deployment: Deployment } | { ok: false; mistakes: string[] };

const origin = z.string().transform((value, context) => {
  const result = parseOrigin(value);
  if ('origin' in result) return result.origin;
  context.addIssue(result.mistake);
  return z.NEVER;
});

const key = z.string().regex(/^[\w-]+$/, {
  error:
    'holds a character that no key has. Copy it again from the dashboard of the e-mail service',
});

/** The two identifiers are easily swapped, and carry their kind in front when the service names them. */
function identifier(kind: 'service' | 'template', other: 'service' | 'template') {
  return key.refine((value) => !value.startsWith(`${other}_`), {
    error: `is the ID of a ${other}. Put the ID of the ${kind} here`,
  });
}

const variables = z.object({
  SITE_URL: z.nullable(origin),
  EMAILJS_PUBLIC_KEY: z.nullable(key),
  EMAILJS_SERVICE_ID: z.nullable(identifier('service', 'template')),
  EMAILJS_TEMPLATE_ID: z.nullable(identifier('template', 'service')),
  EMAILJS_ORIGIN: z.nullable(origin),
  HSTS: z.nullable(
    z.enum(['subdomains', 'preload'], {
      error: 'is not a reach of HSTS. Write "subdomains" or "preload", or leave it empty',
    }),
  ),
});

type Name = keyof typeof variables.shape;
export const variableNames = Object.keys(variables.shape) as readonly Name[];
const keyNames: readonly Name[] = [
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
];
const serviceOrigin = 'https://api.emailjs.com';

/**
 * Reads a deployment's variables (O2). An empty one counts as unset; spaces and quotes around a value
 * are dropped, since they come from copying.
 *
 * @param record the variables by name; others are ignored
 * @returns the deployment, or every mistake at once: a line each with variable, value and mend
 */
export function parseEnvironment(record: Variables): ParsedEnvironment {
  const written = Object.fromEntries(
    variableNames.map((name) => [name, unwrap(record[name])]),
  ) as Record<Name, string | null>;
  const parsed = variables.safeParse(written);
  const wrong = parsed.error?.issues.map(({ path, message }) => {
    const name = path[0] as Name;
    return `${name} ${quoted(name, written[name])} ${message}.`;
  });
  const mistakes = [...(wrong ?? []), ...missingKeys(written)];
  if (!parsed.success || mistakes.length > 0) return { ok: false, mistakes };

  const { SITE_URL, EMAILJS_ORIGIN, HSTS, ...keys } = parsed.data;
  const publicKey = keys.EMAILJS_PUBLIC_KEY;
  const serviceId = keys.EMAILJS_SERVICE_ID;
  const templateId = keys.EMAILJS_TEMPLATE_ID;
  return {
    ok: true,
    deployment: {
      siteUrl: SITE_URL,
      emailService:
        publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : null,
      emailOrigin: EMAILJS_ORIGIN ?? serviceOrigin,
      hsts: HSTS ?? 'host',
    },
  };
}

function unwrap(value: string | undefined): string | null {
  const text = (value ?? '').trim();
  const unquoted = /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text;
  return unquoted.trim() || null;
}

function missingKeys(written: Record<Name, string | null>): string[] {
  const set = keyNames.filter((name) => written[name] !== null);
  if (set.length === 0) return [];
  return keyNames
    .filter((name) => written[name] === null)
    .map(
      (name) =>
        `${name} is not set, but ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}. ` +
        'Set all three, or none to hand inquiries to the mail client.',
    );
}

/** Shortened, so that a build log does not hand on a key, or a password within an address. */
function quoted(name: Name, value: string | null): string {
  const text = (value ?? '').replace(/\/\/[^/@]*@/, '//…@');
  return `"${keyNames.includes(name) && text.length > 4 ? `${text.slice(0, 4)}…` : text}"`;
}
