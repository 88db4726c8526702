import type { Deployment } from '../src/env.ts';
import type { BuiltDocument } from './built-document.ts';

type EmailAccess = Pick<Deployment, 'emailService' | 'emailOrigin'>;

/** Nothing loads, nothing frames, nothing is posted, no string becomes code. Every response has this. */
const locked = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The policy of a response that holds no document. */
export const lockedPolicy = locked.join('; ');

/**
 * The content policy of a document (Content Security Policy Level 3). Inline scripts and styles run by their
 * hash alone. `'self'` allows the site's own files, which only a build can add to: not every browser matches
 * external files by their hashes.
 */
export function contentPolicy(document: BuiltDocument, deployment: EmailAccess): string {
  const { scriptHashes, styleHashes, hasForm, hasAudio } = document;
  const emailOrigins = hasForm && deployment.emailService ? [deployment.emailOrigin] : [];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const self = (directive: string, ...more: readonly string[]) =>
    [directive, "'self'", ...more].join(' ');
  return [
    ...locked,
    self('script-src', ...quoted(scriptHashes)),
    self('style-src', ...quoted(styleHashes)),
    self('img-src'),
    self('font-src'),
    self('manifest-src'),
    self('connect-src', ...emailOrigins),
    ...(hasAudio ? [self('media-src')] : []),
  ].join('; ');
}
