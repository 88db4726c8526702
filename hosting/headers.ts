import type { Deployment } from '../src/env.ts';
import { fileOf } from '../src/routes.ts';
import type { BuiltSite } from './built-site.ts';
import { contentSecurityPolicy, denyAllPolicy, svgPolicy } from './content-security-policy.ts';

export type ResponseHeaders = Readonly<Record<string, string>>;

/** One year; beyond this host only if the owner opts in, since browsers cannot be told to forget it. */
const hsts = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
} as const satisfies Record<Deployment['hsts'], string>;

/**
 * Every feature that current browsers know by this name and that can be denied to a page. Browsers log
 * warnings about unknown names, so new and experimental ones are left out.
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
 * The response headers for a path: a route (`/privacy-policy`) or a file (`/404.html`). Any other path gets those
 * of the 404 page, which is sent for it. All host files are generated from this definition.
 */
export function headersFor(path: string, site: BuiltSite, deployment: Deployment): ResponseHeaders {
  const file =
    [path, fileOf(path)].find((candidate) => site.files.includes(candidate)) ?? '/404.html';
  const isPage = file.endsWith('.html');
  const kind = isPage ? 'page' : 'otherFile';
  return {
    ...headersWith(policyFor(file, site, deployment), deployment),
    'Cache-Control': cacheFor[file.startsWith('/_astro/') ? 'hashedFile' : kind],
  };
}

function policyFor(file: string, { documents }: BuiltSite, deployment: Deployment): string {
  const document = documents.get(file);
  if (document === undefined) return denyAllPolicy;
  return file.endsWith('.svg') ? svgPolicy(document) : contentSecurityPolicy(document, deployment);
}

/** The headers of a response without a built file: a redirect or a rejection. */
export function headersWithoutFile(deployment: Pick<Deployment, 'hsts'>): ResponseHeaders {
  return { ...headersWith(denyAllPolicy, deployment), 'Cache-Control': cacheFor.page };
}

function headersWith(policy: string, deployment: Pick<Deployment, 'hsts'>): ResponseHeaders {
  return {
    'Content-Security-Policy': policy,
    // RFC 9110 requires it on a 405, including one that the host itself sends. It is true of every path.
    Allow: 'GET, HEAD',
    'Strict-Transport-Security': hsts[deployment.hsts],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The scheduling page sees only our origin, not the path.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
