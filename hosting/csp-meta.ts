import type { Deployment } from '../src/env.ts';
import { describeDocument } from './built-document.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { htmlElements } from './html-elements.ts';

/**
 * Puts the content security policy into a page itself, for responses that a host sends without our headers. Where a
 * header comes as well the browser enforces both, which are the same.
 *
 * @param markup the text of a finished page: what is added later would be blocked
 * @returns the page with its policy; one that has it already stays as it is
 * @throws when the page has no `<meta charset>`, behind which the policy goes
 */
export function withCspMeta(
  markup: string,
  deployment: Pick<Deployment, 'emailService' | 'emailOrigin'>,
): string {
  // `frame-ancestors` has no effect in a meta tag, and browsers warn about it (Content Security Policy Level 3, 3.3).
  const policy = contentSecurityPolicy(describeDocument(markup), deployment).replace(
    "frame-ancestors 'none'; ",
    '',
  );
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  if (markup.includes(meta)) return markup;
  const charset = htmlElements(markup).find(({ attributes }) => attributes.has('charset'));
  if (charset === undefined) throw new Error('The page has no <meta charset>: add it to its head.');
  // The charset has to be within the first 1,024 bytes, and the policy before all that it governs.
  return markup.slice(0, charset.end) + meta + markup.slice(charset.end);
}
