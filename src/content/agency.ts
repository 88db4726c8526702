import { telUri } from '../tel-uri.ts';

/** As visitors read it, with the country code; an extension as `ext. 12`. */
const phone = '+1 (212) 555-0142';

/** Every fact about the agency. All other texts take it from here: change it once. */
export const agency: Agency = {
  name: 'Switchboard',
  language: 'en-US',
  tagline:
    'Transform the customer experience with sophisticated AI voice agents and intelligent automation.',
  email: 'hello@switchboard.example',
  phone: { display: phone, href: telUri(phone) },
  hours: 'Mon-Fri 9AM-6PM EST',
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
    availability: '24/7',
    agentUptime: '99%',
    clients: '50+',
    costReduction: 'up to 60%',
    conversionGain: 'up to 40%',
    hostingUptime: '99.9%',
  },
};

export interface Agency {
  /** At most 40 characters: the header has room for two lines of it on a phone. */
  name: string;
  /** The language of all text, as a code such as `en-US`. */
  language: string;
  tagline: string;
  /** The address that visitors see and write to. */
  email: string;
  phone: {
    display: string;
    /** The link that dials the number. */
    href: string;
  };
  /** When a person picks up the phone. */
  hours: string;
  /** When an inquiry is answered. */
  responseTime: string;
  consultation: {
    minutes: number;
    /** The scheduling page. */
    url: string;
  };
  social: readonly {
    network: string;
    url: string;
  }[];
  figures: {
    /** When the agents answer. */
    availability: string;
    agentUptime: string;
    clients: string;
    costReduction: string;
    conversionGain: string;
    hostingUptime: string;
  };
}
