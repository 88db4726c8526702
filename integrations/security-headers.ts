import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Cloudflare silently drops longer lines in `_headers`. */
const maxLineLength = 2000;

/**
 * Writes Astro's content security policy into `_headers`. Every path gets what any page needs, since the host applies
 * rules by requested path, and the 404 page is sent for every unknown path.
 */
export const securityHeaders: AstroIntegration = {
  name: 'security-headers',
  hooks: {
    // Astro passes the headers of static pages only to an adapter.
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'security-headers',
        entrypointResolution: 'auto',
        adapterFeatures: { buildOutput: 'static', staticHeaders: true },
        supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
      });
    },
    'astro:build:generated': ({ dir, routeToHeaders }) => {
      const directives = new Map<string, Set<string>>();
      for (const { headers } of routeToHeaders.values()) {
        const policy = headers?.get('content-security-policy') ?? '';
        for (const directive of policy.split(';').filter((text) => text.trim())) {
          const [name = '', ...values] = directive.trim().split(/\s+/);
          directives.set(name, (directives.get(name) ?? new Set()).union(new Set(values)));
        }
      }
      const policy = [...directives].map(([name, values]) => [name, ...values].join(' '));
      const line = `  Content-Security-Policy: ${policy.join('; ')}`;
      if (policy.length === 0) throw new Error('Astro created no content security policy.');
      if (line.length > maxLineLength) {
        throw new Error(
          `The policy in _headers has ${line.length} characters; the host allows ${maxLineLength}.`,
        );
      }
      const file = new URL('_headers', dir);
      const [first, ...others] = readFileSync(file, 'utf8').split('\n');
      // If two blocks have the same pattern, the host uses only the last one.
      if (first !== '/*') throw new Error('public/_headers must begin with the block "/*".');
      writeFileSync(file, [first, line, ...others].join('\n'));
    },
  },
};
