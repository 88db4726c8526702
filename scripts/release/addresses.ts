import type { Content } from '../../src/content/derive.ts';
import { placeholderIn } from './placeholders.ts';

/** Addresses in the content that nobody can reach, which should stop a release and no build. */
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

/** The host of an address. */
export const hostOf = (url: string) => new URL(url).hostname;

/** Reserved names (RFC 2606, RFC 6761), and names that resolve only inside a network. */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/;
const inside = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** What keeps the public from reaching a host, as the middle of a sentence; null when nothing does. */
export function hostProblem(host: string): string | null {
  const name = host.toLowerCase();
  if (reserved.test(name)) return 'is a placeholder';
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'is a number in place of a name';
  if (inside.test(name) || !name.includes('.'))
    return 'is reached from nowhere but inside a network';
  return null;
}
