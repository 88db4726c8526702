/** Astro removes the attribute on hydration: from then on, only React responds. */
export const unhydratedIsland = 'astro-island[ssr]';
