import { errorDocuments, routes } from '../../src/routes.ts';

const pages: Readonly<Record<string, string>> = { ...routes, ...errorDocuments };

/** The page of the site on which a field is seen. */
export function siteRoute(file: string, field: string | null): string {
  const [, part = ''] = field?.split('/') ?? [];
  if (file === 'pages.yaml') return pages[part] ?? routes.home;
  const name = `/${file.replace(/\.md$/, '')}`;
  return Object.values(pages).find((route) => route === name) ?? routes.home;
}
