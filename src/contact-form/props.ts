import type { Agency } from '../content/agency.ts';
import type { ContactFormContent } from '../content/contact-form.ts';
import type { EmailSettings } from './send.ts';

/** The island's props: its words, the agency's other contact details, and where inquiries are sent. */
export interface ContactFormProps extends EmailSettings {
  content: ContactFormContent;
  email: string;
  phone: Agency['phone'];
}
