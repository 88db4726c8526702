/** Moves within the page scroll smoothly. The arrival at a hash, which browsers repeat until the page has loaded, does not. */
addEventListener('load', () => document.documentElement.toggleAttribute('data-loaded', true));
