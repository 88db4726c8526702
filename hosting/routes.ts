/**
 * The site's pages, each by its one address (R1, R6). The build compares this list with the pages it
 * wrote and refuses a difference, so that every host redirects and answers for the same set.
 */
export const routes = ['/', '/privacy-policy', '/terms-of-service'] as const;

/** Documents that a host serves in its own name, with the status they stand for (R4, R5). */
export const errorDocuments = [
  { path: '/404', status: 404 },
  { path: '/500', status: 500 },
] as const;

export type ErrorDocument = (typeof errorDocuments)[number];
