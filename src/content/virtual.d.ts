declare module 'virtual:contact-form-copy' {
  type Content = import('./derive.ts').Content;
  type Shared = 'fields' | 'mail' | 'panel' | 'confirmation';
  export const formCopy: Omit<Content['contactForm'], Shared>;
  /** What the form and `submit-without-react.ts` both say. */
  export const inquiryCopy: Pick<Content['contactForm'], Shared>;
  export const errorPage: Content['pages']['error'];
  export const email: string;
  export const phone: import('./derive.ts').Phone;
}

declare module 'virtual:recording' {
  const recording: string | undefined;
  export default recording;
}
