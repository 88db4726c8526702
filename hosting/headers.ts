import type { Deployment } from '../src/env.ts';
import type { BuiltDocument } from './built-document.ts';
import type { BuiltSite } from './built-site.ts';
import { contentPolicy } from './content-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import type { ResponseHeaders } from './response-headers.ts';

type EmailAccess = Pick<Deployment, 'emailService' | 'emailOrigin'>;

/**
 * The same for every response. The scheduling page learns our origin as the referrer and no path. `Allow` is
 * true of every path, and RFC 9110 wants it on a 405, also on one that a host sends by itself.
 */
const everywhere: ResponseHeaders = {
  Allow: 'GET, HEAD',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** No script file without a hash: what an import map leaves out is not loaded instead of not checked. */
const forDocuments: ResponseHeaders = { 'Integrity-Policy': 'blocked-destinations=(script)' };

const cacheFor = {
  hashedFile: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  otherFile: 'public, max-age=3600',
};

/**
 * The headers of the response to a path (Q4): the one definition that every host file is written from.
 *
 * @param path a path on the site without query: a route (`/privacy-policy`) or a file (`/404.html`).
 * A path that names neither gets what the 404 page needs, since that is what is sent for it.
 * @param site the facts of the built files
 * @param deployment where the form sends to, if anywhere
 */
export function headersFor(
  path: string,
  site: BuiltSite,
  deployment: EmailAccess,
): ResponseHeaders {
  const file = fileFor(path, site);
  const isPage = file.endsWith('.html');
  return {
    ...headersWith(site.documents.get(file) ?? null, deployment),
    'Cache-Control': file.startsWith('/_astro/')
      ? cacheFor.hashedFile
      : cacheFor[isPage ? 'page' : 'otherFile'],
  };
}

/** The headers of a response that carries no built file: a redirect, a refusal, a last-resort error. */
export function headersWithoutFile(): ResponseHeaders {
  return {
    ...headersWith(null, { emailService: null, emailOrigin: '' }),
    'Cache-Control': cacheFor.page,
  };
}

function headersWith(document: BuiltDocument | null, deployment: EmailAccess): ResponseHeaders {
  return {
    'Content-Security-Policy': contentPolicy(document, deployment),
    ...(document && forDocuments),
    ...everywhere,
  };
}

function fileFor(path: string, { files }: BuiltSite): string {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  return candidates.find((candidate) => files.includes(candidate)) ?? '/404.html';
}
