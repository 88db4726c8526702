/** Astro takes the attribute away when React takes the island over: then React alone answers. */
export const notHydrated = 'astro-island[ssr]';
