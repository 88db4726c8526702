/**
 * The site's pages, each by its one address (R1, R6). The build compares this list with the pages it
 * wrote and refuses a difference, so that every host redirects and answers for the same set.
 */
export const routes = ['/', '/privacy-policy', '/terms-of-service'] as const;

/** Documents that a host sends in its own name: for an unknown path (R4) and for its own failure (R5). */
export const errorDocuments = { notFound: '/404', failure: '/500' } as const;
