/**
 * Speculation rules: the browser prefetches a page of the site when the visitor hovers over its link. It does not
 * prerender it, which would read the draft and the theme too early.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
