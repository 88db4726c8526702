import type { Deployment } from '../src/env.ts';
import { describeDocument } from './built-document.ts';
import { metaContentPolicy } from './content-policy.ts';
import { htmlElements } from './html-elements.ts';

/**
 * Puts the content policy into a page itself (Q4), for responses that a host sends without our headers.
 * Where a header comes as well the browser enforces both, which are the same.
 *
 * @param markup the text of a finished page: what is added later would be blocked
 * @returns the page with its policy; one that has it already stays as it is
 * @throws when the page has no `<meta charset>` to stand behind
 */
export function withMetaPolicy(
  markup: string,
  deployment: Pick<Deployment, 'emailService' | 'emailOrigin'>,
): string {
  const source = markup.replace(/\r\n?/g, '\n');
  const policy = metaContentPolicy(describeDocument(source), deployment);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  if (source.includes(meta)) return source;
  const charset = htmlElements(source).find(({ attributes }) => attributes.has('charset'));
  if (charset === undefined) throw new Error('The page has no <meta charset>: add it to its head.');
  // Behind the charset, which has to be within the first 1,024 bytes, and before all that it governs.
  const at = source.indexOf('>', charset.start) + 1;
  return source.slice(0, at) + meta + source.slice(at);
}
