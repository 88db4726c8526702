/**
 * Speculation rules: the browser fetches a page of the site once the visitor points at its link. It does not run
 * it, which would read the draft and the theme too early.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
