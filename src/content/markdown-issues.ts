import { type MdastNode, markdownToMdast } from 'satteri';
import type { FileIssue } from './issue.ts';

/** Allowed link targets: another site, an email address, a phone number, or a path or fragment on this site. */
const allowed = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * What a Markdown document must not contain, since nothing checks it: HTML, images, a heading of the same level as
 * the page's own, and links that could run code or mislead.
 *
 * @param firstLine the number of the text's first line in its file
 */
export function markdownIssues(markdown: string, firstLine: number): FileIssue[] {
  const issues: FileIssue[] = [];
  const visit = (node: MdastNode): void => {
    const text = issueOf(node);
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (text) issues.push({ line, text });
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(markdownToMdast(markdown, { features: { gfm: true } }));
  return issues;
}

function issueOf(node: MdastNode): string | undefined {
  switch (node.type) {
    case 'html':
      return `has HTML, ${excerpt(node.value)}; write Markdown, or \\< for a < in the text`;
    case 'heading':
      return node.depth === 1
        ? 'is a level-1 heading, which the page has already; begin it with "## "'
        : undefined;
    case 'image':
    case 'imageReference':
      return 'has an image, which these pages do not show; remove it';
    case 'link':
    case 'definition':
      return allowed.test(node.url)
        ? undefined
        : `has a link to ${excerpt(node.url)}; write an address that begins with https://, mailto:, tel:, / or #`;
    default:
      return undefined;
  }
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 40)}…` : line}"`;
}
