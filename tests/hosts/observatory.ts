import type { IncomingHttpHeaders } from 'node:http';
import { htmlElements } from '../../hosting/html-elements.ts';

interface Visit {
  headers: IncomingHttpHeaders;
  markup: string;
}

type Modifier = (visit: Visit) => number;

const sixMonths = 15_768_000;
const minimumForExtraCredit = 90;
const unsafeSources = new Set([
  ...["'unsafe-inline'", "'unsafe-eval'", 'data:', '*', 'ftp:', 'http:', 'https:'],
  ...['http://*', 'http://*.*', 'https://*', 'https://*.*'],
]);
const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function directives(policy: string | string[] | undefined): Map<string, string> {
  const parts = String(policy ?? '')
    .split(';')
    .map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [name = '', ...values] = part.split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
}

/** Mozilla's scoring, version 6: what each test of the Observatory adds and takes. */
const modifiers: Readonly<Record<string, Modifier>> = {
  'content-security-policy': ({ headers }) => {
    const policy = directives(headers['content-security-policy']);
    if (policy.size === 0) return -25;
    const fallback = policy.get('default-src') ?? '*';
    const code = ['script-src', 'object-src'].map((name) => policy.get(name) ?? fallback);
    if (code.some((sources) => isUnsafe(sources))) return -20;
    if ([...policy.values()].some((sources) => /(?:^|\s)(?:http|ftp):/.test(sources))) return -20;
    if (isUnsafe(policy.get('style-src') ?? fallback)) return 0;
    return fallback === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
  'cross-origin-opener-policy': ({ headers }) =>
    oneOf(headers['cross-origin-opener-policy'], ['same-origin', 'same-origin-allow-popups']),
  'cross-origin-embedder-policy': ({ headers }) =>
    oneOf(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless']),
  'cross-origin-resource-policy': ({ headers }) =>
    oneOf(headers['cross-origin-resource-policy'], ['same-origin', 'same-site']),
  'referrer-policy': ({ headers }) => {
    const policy = headers['referrer-policy'];
    if (policy === undefined) return 0;
    return privateReferrers.includes(String(policy)) ? 5 : -5;
  },
  // The 5 points of the preload list are not counted: an address is on it or not, whatever is served.
  'strict-transport-security': ({ headers }) => {
    const age = /^max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1];
    if (age === undefined) return -20;
    return Number(age) >= sixMonths ? 0 : -10;
  },
  'subresource-integrity': ({ markup }) => {
    const scripts = htmlElements(markup)
      .filter(({ name, attributes }) => name === 'script' && attributes.has('src'))
      .map(({ attributes }) => attributes);
    if (scripts.some((script) => /^(?:https?:)?\/\//.test(script.get('src') ?? ''))) return -50;
    return scripts.length > 0 && scripts.every((script) => script.has('integrity')) ? 5 : 0;
  },
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers }) => {
    if (directives(headers['content-security-policy']).has('frame-ancestors')) return 5;
    return /^(?:deny|sameorigin)$/i.test(String(headers['x-frame-options'])) ? 5 : -20;
  },
};

function isUnsafe(sources: string): boolean {
  return sources.split(' ').some((source) => unsafeSources.has(source));
}

function oneOf(value: string | string[] | undefined, good: readonly string[]): number {
  return typeof value === 'string' && good.includes(value) ? 10 : 0;
}

/**
 * The score of a page by the published tables of Mozilla's HTTP Observatory, as over https with a redirect to
 * it. Extra credit counts only for what has 90 points without it.
 */
export function observatoryScore(visit: Visit): number {
  const all = Object.values(modifiers).map((modifier) => modifier(visit));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const plain = sum(all.filter((value) => value < 0));
  return plain >= minimumForExtraCredit ? sum(all) : plain;
}
