import type { Content } from '../../src/content/derive.ts';
import { placeholderIn } from './placeholders.ts';

/** Addresses in the content that nobody can reach, which should block a release but not a build. */
export function addressProblems({ agency, whyChooseUs }: Content): string[] {
  const urls = [
    agency.consultation.url,
    ...agency.social.map(({ url }) => url),
    ...whyChooseUs.customers.flatMap(({ link }) => link ?? []),
  ];
  const hosts = [
    [agency.email, agency.email.replace(/.*@/, '')] as const,
    ...urls.map((url) => [url, hostOf(url)] as const),
  ];
  return hosts.flatMap(([address, host]) => {
    const problem = hostProblem(host);
    return problem === null || placeholderIn(address)
      ? []
      : [`"${address}" ${problem}. Write your own.`];
  });
}

/** The host of a URL. */
export const hostOf = (url: string) => new URL(url).hostname;

/** Reserved names (RFC 2606, RFC 6761), and names that resolve only inside a network. */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/;
const inside = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Why the public cannot reach a host, as the middle of a sentence; null if it can. */
export function hostProblem(host: string): string | null {
  const name = host.toLowerCase();
  if (reserved.test(name)) return 'is a placeholder';
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'is an IP address instead of a name';
  if (inside.test(name) || !name.includes('.'))
    return 'can only be reached inside a private network';
  return null;
}
