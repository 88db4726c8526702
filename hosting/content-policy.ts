import type { Deployment } from '../src/deployment/environment.ts';
import type { BuiltDocument } from './built-document.ts';

/** Nothing loads, nothing frames, nothing is posted, no string becomes code. Every response has this. */
const locked = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/**
 * The content policy of one response (Q4; Content Security Policy Level 3). Inline scripts and styles
 * run by their hash alone. `'self'` stands for the site's own files, which only a build can add to:
 * hashes of external files are not understood by every browser that understands the rest.
 *
 * @param document the facts of the document that is sent, or null for a response that is none
 */
export function contentPolicy(
  document: BuiltDocument | null,
  { emailService, emailOrigin }: Pick<Deployment, 'emailService' | 'emailOrigin'>,
): string {
  const opened = document && {
    'script-src': sources(document.scriptHashes),
    'style-src': sources(document.styleHashes),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': document.hasForm && emailService ? emailOrigin : "'none'",
  };
  return Object.entries({ ...locked, ...opened })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}
