import type { Page } from '@playwright/test';
import { pages } from '../content.ts';

/** The five documents of the site, each by an address that answers with it. */
export const documents = [
  { name: 'home', path: '/', page: pages.home },
  { name: 'privacy policy', path: '/privacy-policy', page: pages.privacy },
  { name: 'terms of service', path: '/terms-of-service', page: pages.terms },
  { name: '404', path: '/no/such/page', page: pages.notFound },
  { name: '500', path: '/500.html', page: pages.error },
] as const;

export type SiteDocument = (typeof documents)[number];

interface Announcements {
  expectMessage(pattern: RegExp): void;
}

/** Opens a document and announces what the 404 page is meant to say in the console (R4). */
export async function openDocument(
  page: Page,
  watch: Announcements,
  { path }: SiteDocument,
): Promise<void> {
  if (path === '/no/such/page') expectNotFound(watch, path);
  await page.goto(path);
}

/** Announces the two messages of an unknown path: the browser's about the status, and the page's own. */
export function expectNotFound(watch: Announcements, path: string): void {
  watch.expectMessage(/status of 404/);
  watch.expectMessage(new RegExp(`^error: .*${path.replaceAll('.', '\\.')}`));
}
