import type { Content } from '../content/derive.ts';

interface LlmsFacts {
  readonly agency: Content['agency'];
  readonly services: Content['services'];
  readonly questions: Content['questions']['items'];
  readonly policies: readonly { readonly heading: string; readonly path: string }[];
  /** The public origin, or null: addresses then start at the root of the site. */
  readonly siteUrl: string | null;
}

/**
 * `llms.txt` (llmstxt.org): the site's content as Markdown, for readers that are language models. It says
 * what the pages say and nothing more.
 */
export function llmsText(facts: LlmsFacts): string {
  const { agency, services, questions, policies, siteUrl } = facts;
  const address = (path: string) => (siteUrl === null ? path : new URL(path, siteUrl).href);
  const { minutes, url } = agency.consultation;
  return [
    `# ${agency.name}`,
    `> ${agency.tagline}`,
    '## Services',
    ...services.map((service) => serviceText(service, address(`/#${service.slug}-name`))),
    '## Questions',
    ...questions.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    '## Contact',
    [
      `- Email: ${agency.email} (reply ${agency.responseTime})`,
      `- Phone: ${agency.phone.display} (${agency.hours})`,
      `- [Free consultation](${url}): ${minutes} minutes`,
    ].join('\n'),
    '## Policies',
    policies.map(({ heading, path }) => `- [${heading}](${address(path)})`).join('\n'),
    '',
  ].join('\n\n');
}

function serviceText(
  { name, summary, features, boundary }: Content['services'][number],
  address: string,
): string {
  const list = features.map((feature) => `- ${feature}`).join('\n');
  return `### [${name}](${address})\n\n${summary}\n\n${list}\n\n${boundary}`;
}
