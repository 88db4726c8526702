import type { Content } from '../content/derive.ts';

export {
  contactForm as copy,
  email,
  errorPage as crashCopy,
  phone,
} from 'virtual:contact-form-copy';
export type { Phone } from '../content/derive.ts';
export type { ContactFormCopy } from '../content/schema.ts';

export type CrashCopy = Content['pages']['error'];
