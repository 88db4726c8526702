import type { EmailSettings } from '../src/env.ts';
import type { BuiltDocument } from './built-site.ts';

/** Denies loading, framing, form submission and `eval`. Part of every response. */
const locked = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The policy of a response without a document. */
export const lockedPolicy = locked.join('; ');

/**
 * The content security policy of a document. Inline scripts and styles are allowed by hash, external files by
 * `'self'`, because not every browser matches external files by their hashes.
 */
export function contentSecurityPolicy(
  document: BuiltDocument,
  emailSettings: EmailSettings,
): string {
  const { scriptHashes, styleHashes, hasForm, hasAudio } = document;
  const email = hasForm && emailSettings.emailKeys ? ` ${emailSettings.emailOrigin}` : '';
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    ...locked,
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${email}`,
    ...(hasAudio ? ["media-src 'self'"] : []),
  ].join('; ');
}
