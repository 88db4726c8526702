import type { Page } from '@playwright/test';
import { pages } from '../../../src/content/pages.ts';
import { policies } from '../../content.ts';
import type { PageEvents } from './test.ts';

/** The pages that visitors and search engines find. */
export const routes = [{ ...pages.home, name: 'home', path: '/' }, ...policies];

const unknownPath = '/no/such/page';

/** Every document on the site, with a path that returns it. */
export const documents = [...routes, { ...pages.notFound, name: 'notFound', path: unknownPath }];

/** Opens a document and expects the console messages of the 404 page (R4). */
export async function openDocument(page: Page, pageEvents: PageEvents, { path }: { path: string }) {
  if (path === unknownPath) expectNotFound(pageEvents, path);
  await page.goto(path);
}

/** Expects the two messages for an unknown path: the browser's about the status, and the page's own. */
export function expectNotFound(pageEvents: PageEvents, path: string): void {
  pageEvents.expectMessage(/status of 404/);
  pageEvents.expectMessage(new RegExp(`^error: .*${path.replaceAll('.', '\\.')}`));
}
