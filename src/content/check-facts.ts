import { z } from 'zod';
import { fact, mistakesIn, text } from './field.ts';

const file = 'src/content/agency.ts';

const email = text
  .refine((value) => String(value).includes('@'), {
    error: 'has no "@". Write an address like hello@agency.com',
    abort: true,
  })
  .refine((value) => z.email().safeParse(value).success, {
    error: 'is no e-mail address. Write one like hello@agency.com, and nothing beside it',
  });

const phone = text.refine((value) => String(value).replace(/\D/g, '').length >= 7, {
  error: 'has too few digits for a phone number. Write it with its area, like +1 (212) 555-0100',
});

const httpsUrl = fact(
  (value) => typeof value === 'string' && URL.parse(value)?.protocol === 'https:',
  'is no https address. Write it whole, like https://agency.com/page',
);

const minutes = fact(
  (value) => Number.isInteger(value) && Number(value) > 0,
  'is no number of minutes. Write a whole number above 0, without quotes',
);

const consultation = z.looseObject(
  { minutes, url: httpsUrl },
  { error: 'is no group of facts. Write { minutes: 30, url: "https://…" }' },
);
const social = z.array(
  z.looseObject(
    { network: text, url: httpsUrl },
    { error: 'is no social link. Write { network: "…", url: "https://…" }' },
  ),
  { error: 'is no list. Write [{ network: "…", url: "https://…" }], or [] for none' },
);
const figures = z
  .looseObject(
    {
      availability: text,
      uptime: text,
      clients: text,
      costReduction: text,
      conversionGain: text,
      uptimeGuarantee: text,
    },
    { error: 'is no group of figures. Write { uptime: "99%" } with one text a figure' },
  )
  .catchall(text);

/** Looser than the file's own type on purpose: a fact may be added without touching this. */
const facts = z.looseObject(
  {
    name: text,
    tagline: text,
    email,
    phone,
    hours: text,
    responseTime: text,
    consultation,
    social,
    figures,
  },
  { error: 'is no object. Write { name: "…", email: "…" } and so on' },
);

/**
 * Checks the facts about the agency (O1, O2).
 *
 * @param agency the value that `src/content/agency.ts` exports
 * @returns a line for each mistake with file, path, value and mend; empty when there is none
 */
export function factMistakes(agency: unknown): string[] {
  return mistakesIn(file, 'agency', agency, facts);
}
