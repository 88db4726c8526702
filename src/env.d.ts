import 'react';

declare module 'react' {
  // What React's types do not include yet: invoker commands; `off` keeps Firefox from restoring `disabled`.
  interface ButtonHTMLAttributes<T> {
    autoComplete?: 'off';
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
