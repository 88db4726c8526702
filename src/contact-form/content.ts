import type { Content, Phone } from '../content/derive.ts';
import type { EmailSettings } from '../env.ts';

export type FormWords = Content['contactForm'];

/** What the island is given: its words, where else the agency can be reached, and where inquiries go. */
export interface ContactFormProps extends EmailSettings {
  readonly words: FormWords;
  readonly errorPage: Pick<Content['pages']['error'], 'heading' | 'button'>;
  readonly email: string;
  readonly phone: Phone;
}
