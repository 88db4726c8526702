import type { Content, Phone } from '../content/content.ts';

export type FormCopy = Content['contactForm'];

/** Where inquiries are sent: the keys of the email service, null if the site has none, and its origin. */
export interface EmailSettings {
  readonly emailKeys: {
    readonly publicKey: string;
    readonly serviceId: string;
    readonly templateId: string;
  } | null;
  readonly emailOrigin: string;
}

/** The island's props: its text, the agency's other contact details, and where inquiries are sent. */
export interface ContactFormProps extends EmailSettings {
  readonly copy: FormCopy;
  readonly errorPage: Pick<Content['pages']['error'], 'heading' | 'button'>;
  readonly email: string;
  readonly phone: Phone;
}
