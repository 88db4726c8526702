import type { Deployment } from '../src/env.ts';
import type { BuiltDocument } from './built-document.ts';

type EmailAccess = Pick<Deployment, 'emailService' | 'emailOrigin'>;

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
export function contentPolicy(document: BuiltDocument | null, deployment: EmailAccess): string {
  return serialize(directivesFor(document, deployment));
}

/**
 * The same policy for a meta tag, where `frame-ancestors` has no effect and browsers warn about it
 * (Content Security Policy Level 3, section 3.3).
 */
export function metaContentPolicy(document: BuiltDocument, deployment: EmailAccess): string {
  const { 'frame-ancestors': _, ...directives } = directivesFor(document, deployment);
  return serialize(directives);
}

function directivesFor(
  document: BuiltDocument | null,
  { emailService, emailOrigin }: EmailAccess,
): typeof locked & Record<string, string> {
  const opened = document && {
    'script-src': sources(document.scriptHashes),
    'style-src': sources(document.styleHashes),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': document.hasForm && emailService ? emailOrigin : "'none'",
  };
  return { ...locked, ...opened };
}

function serialize(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}
