declare module 'virtual:contact-form-copy' {
  type Content = import('./derive.ts').Content;
  export const copy: Content['contactForm'];
  export const errorPage: Content['pages']['error'];
  export const email: string;
  export const phone: import('./derive.ts').Phone;
}
