/// <reference types="astro/client" />
import 'react';

declare module 'react' {
  // Invoker commands, which React's types do not include yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}
