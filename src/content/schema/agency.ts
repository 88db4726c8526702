import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { shortText, text, webAddress, wholeNumber } from './text.ts';

const figure = (what: string) =>
  z
    .strictObject({
      value: shortText(`${what}, as the page shows it`, 12),
      basis: z.string().default('').meta({
        title: 'Basis',
        description:
          'What was counted or measured, when, and where the proof is kept. Visitors never see it; a release needs it',
      }),
    })
    .meta({ title: what });

function phone(description: string) {
  return z
    .string()
    .refine((number) => parsePhoneNumberFromString(number)?.isPossible() === true, {
      error:
        'is not a phone number with its country code; write it like +1 (212) 555-0100, or +1 (212) 555-0100 ext. 12',
    })
    .meta({ description });
}

/** `agency.yaml`: every fact about the agency. */
export const agency = z.strictObject({
  name: shortText('The name of the agency', 40),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, {
      error: 'is not a language; write its code and the country, like en-US or de-DE',
    })
    .meta({ description: 'The language of all words on the page, as a code: en-US, de-DE' }),
  tagline: text('One sentence in the first screen and in the footer', 160),
  email: z
    .email('is not an e-mail address; write one like hello@agency.com, and nothing beside it')
    .meta({ description: 'Where inquiries go, and what visitors see' }),
  phone: phone('With the country code. Visitors see it as you write it'),
  demoLine: phone(
    'A number where visitors can hear an agent. Without one, nothing shows',
  ).optional(),
  hours: shortText('When somebody picks up the phone', 40),
  responseTime: shortText('When an inquiry is answered, such as "within 24 hours"', 40),
  consultation: z.strictObject({
    minutes: wholeNumber('How long the free consultation takes'),
    url: webAddress('Your scheduling page'),
  }),
  social: z
    .array(
      z.strictObject({
        network: shortText('The name of the network, such as LinkedIn', 20),
        url: webAddress('Your page there'),
      }),
    )
    .max(6)
    .default([]),
  figures: z.strictObject({
    availability: figure('Availability'),
    agentUptime: figure('Uptime guaranteed for agents'),
    clients: figure('Clients'),
    costReduction: figure('Cost reduction'),
    conversionGain: figure('Conversion gain'),
    hostingUptime: figure('Uptime guaranteed for websites that you host'),
  }),
});
