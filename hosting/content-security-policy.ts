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
export const denyAllPolicy = locked.join('; ');

/** The policy of an SVG file: opened by itself, it may use its own styles and runs no script, whatever it contains. */
export function svgPolicy({ styleHashes }: BuiltDocument): string {
  return styleHashes.length > 0
    ? `${denyAllPolicy}; style-src${quoted(styleHashes)}`
    : denyAllPolicy;
}

/**
 * The content security policy of an HTML document. Inline scripts and styles are allowed by hash, external files by
 * `'self'`, because not every browser matches external files by their hashes.
 */
export function contentSecurityPolicy(
  document: BuiltDocument,
  emailSettings: EmailSettings,
): string {
  const { scriptHashes, styleHashes, hasForm, hasAudio } = document;
  const email = hasForm && emailSettings.emailKeys ? ` ${emailSettings.emailOrigin}` : '';
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

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('');
}
