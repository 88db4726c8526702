import type { Overview } from '../protocol.ts';

/** The page of the site on which a field is seen. */
export function siteRoute({ pages }: Overview, file: string, field: string | null): string {
  const [, part = ''] = field?.split('/') ?? [];
  if (file === 'pages.yaml') return pages[part] ?? '/';
  // `privacy-policy.md` has the words of `privacy`.
  const name = Object.keys(pages).find((page) => file.endsWith('.md') && file.startsWith(page));
  return pages[name ?? ''] ?? '/';
}
