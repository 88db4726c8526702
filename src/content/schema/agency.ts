import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { text, webAddress, wholeNumber } from './text.ts';

/** The format of "clients" in `{{agency.figures.clients}}`. */
const name = (what: string) =>
  z
    .string()
    .regex(/^[\p{L}\p{M}\p{N}_-]{1,40}$/u, {
      error: 'is not a name; write letters and digits without spaces, like responseTime',
    })
    .meta({ title: 'Name', description: `How texts refer to it: ${what}` });

/** A list whose entries are referred to by name. */
function named<Entry extends z.ZodType<{ name: string }>>(entry: Entry, description: string) {
  return z
    .array(entry)
    .superRefine((entries, context) => {
      for (const [index, { name }] of entries.entries()) {
        if (entries.findIndex((other) => other.name === name) === index) continue;
        const message = `is "${name}", which is already used by another entry; names must be unique`;
        context.addIssue({ code: 'custom', path: [index, 'name'], message });
      }
    })
    .default([])
    .meta({ description });
}

const figure = z.strictObject({
  name: name('{{agency.figures.clients}} for "clients"'),
  value: text('The figure, as the page shows it', 12),
  basis: z.string().trim().default('').meta({
    description:
      'What was counted or measured, when, and where the proof is kept. Visitors never see it; a release needs it',
  }),
});

const commitment = z.strictObject({
  name: name('{{agency.commitments.quote}} for "quote"'),
  text: text('What is promised, in the words of the page', 240),
  approval: z.string().trim().default('').meta({
    description:
      'Who has agreed that the agency keeps this, and when. Visitors never see it; a release needs it',
  }),
});

function phone(description: string) {
  return z
    .string()
    .refine((number) => parsePhoneNumberFromString(number)?.isPossible() === true, {
      error:
        'is not a phone number with its country code; write it like +1 (212) 555-0100, or +1 (212) 555-0100 ext. 12',
    })
    .meta({ description });
}

function image(description: string) {
  return z
    .string()
    .regex(/^[\w-][\w.-]*\.(?:svg|png)$/, {
      error:
        'is not a valid file name; use letters, digits and hyphens, then .svg or .png, such as logo.svg, and rename the file',
    })
    .meta({
      description: `${description}: an SVG or PNG file in media/`,
      contentMediaType: 'image/*',
    });
}

const font = z.strictObject({
  file: z
    .string()
    .regex(/^[\w-][\w.-]*\.woff2$/, {
      error:
        'must be a WOFF2 file named with letters, digits and hyphens, such as noto-arabic.woff2',
    })
    .meta({ description: 'The font: a WOFF2 file in media/', contentMediaType: 'font/woff2' }),
  role: z
    .enum(['text', 'headings'])
    .meta({ description: 'Where the font is used. List a file twice to use it for both' }),
  unicodeRange: z
    .string()
    .regex(/^U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?(?:, ?U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?)*$/i, {
      error: 'is not a unicode-range; write it as in CSS, like U+600-6FF, U+750-77F',
    })
    .optional()
    .meta({
      description:
        'The characters for which a page loads the file, as in the CSS descriptor unicode-range. Without this, it is loaded for every letter missing from the fonts of the site',
    }),
});

/** `agency.yaml`: every fact about the agency. */
export const agency = z.strictObject({
  name: text('The name of the agency', 40),
  logo: z
    .strictObject({
      light: image('Your logo for a light background'),
      dark: image(
        'Your logo for a dark background. Without one, the light one is used there too',
      ).optional(),
    })
    .optional()
    .meta({
      description:
        'In header, footer, icons and share images. A wide logo that holds the name takes its place. Without one, a drawing is shown',
    }),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/, {
      error: 'is not a language; write its code and the country, like en-US or de-DE',
    })
    .meta({ description: 'The language of all words on the page, as a code: en-US, de-DE' }),
  fonts: z.array(font).max(8).default([]).meta({
    description:
      'Fonts for a script that the fonts of the site do not cover, such as Arabic or Japanese. Without one, visitors see such words in a system font',
  }),
  tagline: text('One sentence in the first screen and in the footer', 160),
  email: z
    .email('is not an email address; write one like hello@agency.com, and nothing beside it')
    .meta({ description: 'Where inquiries go, and what visitors see' }),
  phone: phone('With the country code. Visitors see it as you write it'),
  demoLine: phone(
    'A number where visitors can hear an agent. Without one, nothing shows',
  ).optional(),
  hours: text('When somebody picks up the phone', 40),
  responseTime: text('When an inquiry is answered, such as "within 24 hours"', 40),
  consultation: z.strictObject({
    minutes: wholeNumber('How long the free consultation takes'),
    url: webAddress('Your scheduling page'),
  }),
  social: z
    .array(
      z.strictObject({
        network: text('The name of the network, such as LinkedIn', 20),
        url: webAddress('Your page there'),
      }),
    )
    .max(6)
    .default([]),
  figures: named(figure, 'Figures about your business. Remove what no text uses'),
  commitments: named(commitment, 'What the texts promise for you. Remove what no text uses'),
});
