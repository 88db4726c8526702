import { z } from 'zod';
import { phoneLink } from '../phone-link.ts';
import { text, webAddress } from './text.ts';

const figure = (description: string) => text(description, 12);

/** `agency.yaml`: every fact about the agency. */
export const agency = z.strictObject({
  name: text('The name of the agency', 40),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'Not a language code such as en-US')
    .refine(
      (language) => !/^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language),
      'The page is not designed for languages that are written from right to left',
    )
    .meta({ description: 'The language of all text on the page, as a code such as en-US' }),
  tagline: text('One sentence on the first screen and in the footer', 160),
  email: z.email().meta({
    description:
      'The address that visitors see and write to. EmailJS sends to the one in its template',
  }),
  phone: z
    .string()
    .refine(
      (phone) => phoneLink(phone) !== null,
      'Not a phone number with its country code, such as +1 (212) 555-0142',
    )
    .meta({ description: 'With the country code. Visitors see it as you write it' }),
  hours: text('When someone picks up the phone', 40),
  responseTime: text('When an inquiry is answered, such as "within 24 hours"', 40),
  consultation: z.strictObject({
    minutes: z.int().positive().meta({ description: 'How long the free consultation takes' }),
    url: webAddress('Your scheduling page'),
  }),
  social: z
    .array(
      z.strictObject({
        network: text('The name of the network, such as LinkedIn', 20),
        url: webAddress('Your page there'),
      }),
    )
    .max(6),
  figures: z.strictObject({
    availability: figure('When the agents answer'),
    agentUptime: figure('The guaranteed uptime of an agent'),
    clients: figure('How many clients you have worked for'),
    costReduction: figure('What answering by an agent can save'),
    conversionGain: figure('How much the share of visitors who inquire can rise'),
    hostingUptime: figure('The guaranteed uptime of a website'),
  }),
});
