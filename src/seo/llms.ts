import type { Content } from '../content/derive.ts';
import { innerRouteNames } from '../routes.ts';

/**
 * `llms.txt` (llmstxt.org): the site's content as Markdown, for readers that are language models.
 *
 * @param siteUrl the public origin, or null: addresses then start at the root of the site
 */
export function llmsText(
  { agency, services, questions, pages }: Content,
  siteUrl: string | null,
): string {
  const link = (text: string, path: string) => `[${text}](${siteUrl ?? ''}${path})`;
  const { minutes, url } = agency.consultation;
  return [
    `# ${agency.name}`,
    `> ${agency.tagline}`,
    '## Services',
    ...services.flatMap(({ slug, name, summary, features, boundary }) => [
      `### ${link(name, `/#${slug}-name`)}`,
      summary,
      features.map((feature) => `- ${feature}`).join('\n'),
      boundary,
    ]),
    '## Questions',
    ...questions.items.flatMap(({ question, answer }) => [`### ${question}`, answer]),
    '## Contact',
    [
      `- Email: ${agency.email} (reply ${agency.responseTime})`,
      `- Phone: ${agency.phone.display} (${agency.hours})`,
      `- [Free consultation](${url}): ${minutes} minutes`,
    ].join('\n'),
    '## Pages',
    innerRouteNames.map((name) => `- ${link(pages[name].heading, pages[name].path)}`).join('\n'),
    '',
  ].join('\n\n');
}
