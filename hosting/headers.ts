import type { Deployment } from '../src/env.ts';
import { fileOf } from '../src/routes.ts';
import type { BuiltSite } from './built-site.ts';
import { contentSecurityPolicy, lockedPolicy } from './content-security-policy.ts';

export type ResponseHeaders = Readonly<Record<string, string>>;

/** One year; more than this host only where the owner has said so, since browsers cannot be told otherwise. */
const hsts = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
} as const satisfies Record<Deployment['hsts'], string>;

/**
 * Every feature that current browsers know by this name and that a page can be denied. Browsers warn
 * in the console about names they do not know, so names that are new or on trial are left out.
 */
const denied = `
  accelerometer autoplay browsing-topics camera clipboard-read compute-pressure cross-origin-isolated
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access sync-xhr unload usb window-management
  xr-spatial-tracking`;

/** "Copy message" writes to the clipboard. */
const permissionsPolicy = `clipboard-write=(self)${denied.replaceAll(/\s+(\S+)/g, ', $1=()')}`;

const cacheFor = {
  hashedFile: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  otherFile: 'public, max-age=3600',
};

/**
 * The headers of the response to a path, which is a route (`/privacy-policy`) or a file (`/404.html`). Any other gets
 * those of the 404 page, which is sent for it. Every host file is written from this one definition.
 */
export function headersFor(path: string, site: BuiltSite, deployment: Deployment): ResponseHeaders {
  const file =
    [path, fileOf(path)].find((candidate) => site.files.includes(candidate)) ?? '/404.html';
  const document = site.documents.get(file);
  const policy = document ? contentSecurityPolicy(document, deployment) : lockedPolicy;
  const isPage = file.endsWith('.html');
  const kind = isPage ? 'page' : 'otherFile';
  return {
    ...headersWith(policy, deployment),
    'Cache-Control': cacheFor[file.startsWith('/_astro/') ? 'hashedFile' : kind],
  };
}

/** The headers of a response that carries no built file: a redirect or a refusal. */
export function headersWithoutFile(deployment: Pick<Deployment, 'hsts'>): ResponseHeaders {
  return { ...headersWith(lockedPolicy, deployment), 'Cache-Control': cacheFor.page };
}

function headersWith(policy: string, deployment: Pick<Deployment, 'hsts'>): ResponseHeaders {
  return {
    'Content-Security-Policy': policy,
    // RFC 9110 wants it on a 405, also on one that a host sends by itself. It is true of every path.
    Allow: 'GET, HEAD',
    'Strict-Transport-Security': hsts[deployment.hsts],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The scheduling page learns our origin and no path.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
