import type { Page } from '@playwright/test';
import { errorDocuments, fileOf } from '../../src/routes.ts';
import { pages, routePages } from '../content.ts';
import { fontsShown } from './page-state.ts';
import type { PageEvents } from './test.ts';

/** Every document of the site, with a URL that returns it and its file in the build. */
export const documents = [
  ...routePages.map((page) => ({ ...page, file: fileOf(page.path) })),
  {
    ...pages.notFound,
    name: 'notFound',
    path: '/no/such/page',
    file: fileOf(errorDocuments.notFound),
  },
  { ...pages.error, name: 'error', path: '/500.html', file: fileOf(errorDocuments.error) },
];

/** Opens a document and expects the console messages of the 404 page (R4). */
export async function openDocument(page: Page, pageEvents: PageEvents, { path }: { path: string }) {
  if (path === '/no/such/page') expectNotFound(pageEvents, path);
  await page.goto(path);
  await fontsShown(page);
}

/** Expects the two messages of an unknown path: the browser's about the status, and the page's own. */
export function expectNotFound(pageEvents: PageEvents, path: string): void {
  pageEvents.expectMessage(/status of 404/);
  pageEvents.expectMessage(new RegExp(`^error: .*${path.replaceAll('.', '\\.')}`));
}
