import { agency } from './agency.ts';
import type { SectionWords, TitledText } from './shapes.ts';
import { site } from './site.ts';

/** The ways to reach the agency. The form's own words are in `contact-form.ts`. */
export const contact: Contact = {
  name: site.header.links.contact,
  title: 'Tell us which calls you miss',
  lead: 'Write, call or pick a time that works for you.',
  email: {
    title: 'Email',
    text: `A person replies ${agency.responseTime}, on weekends too.`,
  },
  phone: {
    title: 'Phone',
    text: `A person answers ${agency.hours}, our AI agent at any other hour. Or ask for the agent.`,
  },
  consultation: {
    title: 'Free Consultation',
    text: `A free ${agency.consultation.minutes}-minute call with someone who builds the agents. You’ll hear what an agent can and can’t do for you, what it would cost, and which client in your trade you can call.`,
    button: 'Book Now',
  },
};

export interface Contact extends SectionWords {
  email: TitledText;
  phone: TitledText;
  /** `button` opens the scheduling page. */
  consultation: TitledText & { button: string };
}
