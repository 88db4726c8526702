import { appendFileSync, readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Lets browsers keep each file that has a hash in its name. A rule for their whole folder would also apply to a file
 * that is missing, such as while a new version is being published: browsers would keep that answer for a year. The host
 * takes at most 100 rules; the site has about ten.
 */
export const cacheHeaders: AstroIntegration = {
  name: 'cache-headers',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const rules = readdirSync(new URL('_astro', dir)).map(
        (file) => `\n/_astro/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`,
      );
      appendFileSync(new URL('_headers', dir), rules.join(''));
    },
  },
};
