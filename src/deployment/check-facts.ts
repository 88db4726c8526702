import { z } from 'zod';

const file = 'src/content/agency.ts';

type Test = (value: unknown) => boolean;

function fact(test: Test, mistake: string) {
  return z.custom(test, { error: mistake });
}

const isText: Test = (value) => typeof value === 'string' && value.trim() !== '';
const text = fact(isText, 'is empty or no text. Write the words that visitors read');

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
const figures = z.record(z.string(), text, {
  error: 'is no group of figures. Write { uptime: "99%" } with one text a figure',
});

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
  const issues = facts.safeParse(agency).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const value = JSON.stringify(path.reduce(valueAt, agency)) ?? 'missing';
    return `${file}: ${['agency', ...path].join('.')} (${value.slice(0, 80)}) ${message}.`;
  });
}

function valueAt(parent: unknown, key: PropertyKey): unknown {
  return Object(parent)[key];
}
