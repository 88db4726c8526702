import { agency } from './agency.ts';
import type { SectionWords, TitledText } from './section.ts';
import { site } from './site.ts';

const { consultation, hours, responseTime } = agency;

/** The ways to reach the agency. The form's own words are in `contact-form.ts`. */
export const contact: Contact = {
  name: site.header.links.contact,
  title: 'Tell us which calls you miss',
  consultation: {
    title: 'Free Consultation',
    text: `A free ${consultation.minutes}-minute call: what an agent can and can’t do for you, and what it would cost.`,
    button: 'Book Now',
  },
  phone: { title: 'Phone', text: `A person answers ${hours}.` },
  email: { title: 'Email', text: `We reply ${responseTime}.` },
};

export interface Contact extends SectionWords {
  /** `button` opens the scheduling page. */
  consultation: TitledText & { button: string };
  phone: TitledText;
  email: TitledText;
}
