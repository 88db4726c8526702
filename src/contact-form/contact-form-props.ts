import type { Content, Phone } from '../content/derive.ts';
import type { EmailSettings } from '../env.ts';

export type FormCopy = Content['contactForm'];

/** The island's props: its texts, the agency's other contact details, and where inquiries are sent. */
export interface ContactFormProps extends EmailSettings {
  readonly copy: FormCopy;
  readonly errorPage: Pick<Content['pages']['error'], 'heading' | 'button'>;
  readonly email: string;
  readonly phone: Phone;
}
