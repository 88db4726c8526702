declare module 'virtual:contact-form-copy' {
  type Content = import('./derive.ts').Content;
  type Shared = 'fields' | 'mail' | 'panel' | 'confirmation';
  export const reactFormCopy: Omit<Content['contactForm'], Shared>;
  export const sharedFormCopy: Pick<Content['contactForm'], Shared>;
  export const errorPageCopy: Content['pages']['error'];
  export const agencyEmail: string;
  export const agencyPhone: import('./derive.ts').Phone;
}

declare module 'virtual:recording' {
  const recording: string | undefined;
  export default recording;
}
