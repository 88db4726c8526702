/** Where RFC 9116 (section 3) wants the file. */
export const securityTextPath = '/.well-known/security.txt';

interface SecurityFacts {
  email: string;
  /** The public origin, or null where a deployment has not named one. */
  siteUrl: string | null;
  builtAt: Date;
}

/**
 * The text of `security.txt` (RFC 9116): whom to tell about a weakness. It expires a year after the build,
 * so that a site nobody builds any more does not promise an answer.
 */
export function securityText({ email, siteUrl, builtAt }: SecurityFacts): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(builtAt.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    ...(siteUrl === null ? [] : [`Canonical: ${siteUrl}${securityTextPath}`]),
    '',
  ].join('\n');
}
