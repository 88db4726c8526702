import type { Agency } from '../content/agency.ts';
import type { ContactFormContent } from '../content/contact-form.ts';

export type FormCopy = ContactFormContent;

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
  readonly email: string;
  readonly phone: Agency['phone'];
}
