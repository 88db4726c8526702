import type { AstroIntegration } from 'astro';

/** Adds the directive `client:near` for islands. */
export const clientNear: AstroIntegration = {
  name: 'client-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './integrations/near.ts' });
    },
  },
};
