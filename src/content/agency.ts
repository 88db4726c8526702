import { telUri } from './tel-uri.ts';

const phone = '+1 (212) 555-0142';

/** Every fact about the agency. All other texts take it from here: change it once. */
export const agency = {
  name: 'Switchboard',
  /** The language of all text, as a code such as `en-US`. */
  language: 'en-US',
  tagline:
    'Transform the customer experience with sophisticated AI voice agents and intelligent automation.',
  /** The address that visitors see and write to. */
  email: 'hello@example.com',
  /** As visitors read it, with the country code; the link that dials it is made from it. */
  phone: { display: phone, href: telUri(phone) },
  /** When a person picks up the phone. */
  hours: 'Mon-Fri 9AM-6PM EST',
  /** When an inquiry is answered. */
  responseTime: 'within 24 hours',
  consultation: {
    minutes: 30,
    url: 'https://example.com/book-a-consultation',
  },
  social: [
    { network: 'LinkedIn', url: 'https://example.com/linkedin' },
    { network: 'X', url: 'https://example.com/x' },
    { network: 'Instagram', url: 'https://example.com/instagram' },
  ],
  figures: {
    /** When the agents answer. */
    availability: '24/7',
    agentUptime: '99%',
    clients: '50+',
    costReduction: 'up to 60%',
    conversionGain: 'up to 40%',
    hostingUptime: '99.9%',
  },
};

export type Agency = typeof agency;
