import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../src/content/derive.ts';
import type { Deployment } from '../src/env.ts';

/** What is typed in place of words that are still to come, and what no visitor can dial or open. */
const placeholders = [
  /[\w.+:/@-]*(?<![\w-])example\.(?:com|net|org)[\w/-]*/i,
  // Reserved for fiction in North America, and a number like any other elsewhere.
  /[+\d(). -]*(?<!\+[2-9][\d(). -]*)555[ .-]?01\d\d\b/,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|XXX+)\b/,
  /\b(?:jane|john) doe\b/i,
  // The words of the example in the owner's guide.
  /\bwhat the customer said, word for word\b/i,
  /\bthe-page-of-the-firm\.com\b/i,
];

/** Names the placeholders in the content files of a folder, a sentence for each line that has one. */
export function placeholderProblems(directory: string): string[] {
  return contentFiles(directory).flatMap((file) => {
    const lines = readFileSync(join(directory, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const match = placeholderIn(line);
      const place = `${directory}/${file}, line ${index + 1}`;
      return match ? [`${place}: has the placeholder "${match}". Write your own.`] : [];
    });
  });
}

const contentFiles = (directory: string) => globSync('**/*.{yaml,md}', { cwd: directory }).sort();

function placeholderIn(text: string): string | undefined {
  return placeholders.map((pattern) => pattern.exec(text)?.[0].trim()).find(Boolean);
}

/** Addresses in the content that nobody can reach, which should stop a release and no build. */
export function contentProblems({ agency, whyChooseUs }: Content): string[] {
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

const referenceTo = (list: string, name: string) =>
  new RegExp(`\\{\\{\\s*agency\\.${list}\\.${name}\\s*\\}\\}`);

/** Figures without a basis and commitments without an approval, if a text in the folder refers to them. */
export function approvalProblems({ agency }: Content, directory: string): string[] {
  const texts = contentFiles(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
  const isUsed = (list: string, name: string) =>
    texts.some((text) => referenceTo(list, name).test(text));
  const where = `${directory}/agency.yaml:`;
  const figures = agency.figures
    .filter(({ name, basis }) => basis === '' && isUsed('figures', name))
    .map(
      ({ name, value }) =>
        `${where} figures, ${name} ("${value}"), basis is empty. Write what was counted or measured, when, and where the proof is; without one, change the figure.`,
    );
  const commitments = agency.commitments
    .filter(({ name, approval }) => approval === '' && isUsed('commitments', name))
    .map(
      ({ name, text }) =>
        `${where} commitments, ${name} ("${text}"), approval is empty. Write who agreed that you keep it, and when; if nobody does, change the text.`,
    );
  return [...figures, ...commitments];
}

const hostOf = (url: string) => new URL(url).hostname;

/** Names what a release misses or has wrong in its variables, each with what to write. */
export function variableProblems(
  { siteUrl, emailKeys, emailOrigin }: Deployment,
  localKeys: { readonly publicKey: string },
): string[] {
  const emailProblem = hostProblem(hostOf(emailOrigin));
  const siteProblem = siteUrl === null ? null : hostProblem(hostOf(siteUrl));
  const problems = [
    siteUrl === null &&
      'SITE_URL is not set. Write the address of your site, like https://www.agency.com.',
    siteProblem && `SITE_URL "${siteUrl}" ${siteProblem}. Write the address of your site.`,
    emailKeys === null &&
      'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set. Copy them from the dashboard of EmailJS.',
    emailKeys?.publicKey === localKeys.publicKey &&
      'EMAILJS_PUBLIC_KEY is the key of the inbox on this computer. Write your own.',
    emailProblem &&
      `EMAILJS_ORIGIN "${emailOrigin}" ${emailProblem}. Leave it empty for the service's own.`,
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

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
