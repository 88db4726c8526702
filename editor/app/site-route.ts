import { errorDocuments, usualPaths } from '../../src/routes.ts';

const pages: Readonly<Record<string, string>> = { ...usualPaths, ...errorDocuments };

/** The page of the site on which a field is seen. */
export function siteRoute(file: string, field: string | null): string {
  const [, part = ''] = field?.split('/') ?? [];
  if (file === 'pages.yaml') return pages[part] ?? '/';
  const name = `/${file.replace(/\.md$/, '')}`;
  return Object.values(pages).find((route) => route === name) ?? '/';
}
