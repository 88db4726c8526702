import 'astro';
import 'react';
import type * as contactLinks from './layouts/Policy/ContactLinks.tsx';

declare module 'react' {
  // What React's types do not include yet: invoker commands; `off` keeps Firefox from restoring `disabled`.
  interface ButtonHTMLAttributes<T> {
    autoComplete?: 'off';
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

declare global {
  /** For the editor: the components that a policy can use without importing them. */
  type MDXProvidedComponents = typeof contactLinks;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** How near the window (`integrations/near.ts`), such as `800px`. */
    'client:near'?: string;
  }
}
