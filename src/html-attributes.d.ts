/// <reference types="astro/client" />
import 'react';

declare module 'react' {
  // Invoker commands and light dismiss, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
