import type { Overview } from '../protocol.ts';

/** The page of the site on which a field appears. */
export function siteRoute({ pages }: Overview, file: string, field: string | null): string {
  const [, part = ''] = field?.split('/') ?? [];
  if (file === 'pages.yaml') return pages[part] ?? '/';
  // `privacy-policy.md` contains the text of `privacy`.
  const name = Object.keys(pages).find((page) => file.endsWith('.md') && file.startsWith(page));
  return pages[name ?? ''] ?? '/';
}
