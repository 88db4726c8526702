import type { Content } from '../../src/content/derive.ts';
import type { Issue } from '../../src/content/issue.ts';
import { placeholderIn } from './placeholders.ts';

/** Addresses in the content that nobody can reach, which should block a release but not a build. */
export function addressIssues({ agency, whyChooseUs }: Content): Issue[] {
  const reach = (file: string, path: Issue['path'], address: string): Issue[] => {
    const issue = hostIssue(URL.parse(address)?.hostname ?? address.replace(/.*@/, ''));
    if (issue === null || placeholderIn(address)) return [];
    return [{ file, line: null, path, text: `is "${address}", which ${issue}. Write your own.` }];
  };
  return [
    ...reach('agency.yaml', ['email'], agency.email),
    ...reach('agency.yaml', ['consultation', 'url'], agency.consultation.url),
    ...agency.social.flatMap(({ url }, index) =>
      reach('agency.yaml', ['social', index, 'url'], url),
    ),
    ...whyChooseUs.customers.flatMap(({ link }, index) =>
      link ? reach('why-choose-us.yaml', ['customers', index, 'link'], link) : [],
    ),
  ];
}

/** The host of a URL. */
export const hostOf = (url: string) => new URL(url).hostname;

/** Reserved names (RFC 2606, RFC 6761), and names that resolve only inside a network. */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)$/;
const inside = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Why the public cannot reach a host, as the middle of a sentence; null if it can. */
export function hostIssue(host: string): string | null {
  const name = host.toLowerCase();
  if (reserved.test(name)) return 'is a placeholder';
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'is an IP address instead of a name';
  if (inside.test(name) || !name.includes('.'))
    return 'can only be reached inside a private network';
  return null;
}
