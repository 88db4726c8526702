/**
 * Speculation rules (HTML Standard, "Speculative loading"): the browser fetches another page of the site once the
 * visitor points at its link or begins to press it. It fetches and does not run it: a page that ran in advance
 * would have read the draft and the theme before the visitor was done with them.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
