import { z } from 'zod';
import { fact, mistakesIn, text } from './field.ts';

const file = 'src/content/services.ts';

/** What the page's layout holds (O1). */
const fewest = 3;
const most = 8;

const slug = fact(
  (value) => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  'is no slug. Write small letters and digits with hyphens between, like "voice-agent"',
);

function list(schema: z.ZodType, least: number, what: string) {
  const mend = `Write at least ${least} between [ and ], with a comma after each`;
  return z
    .array(schema, { error: `is no list of ${what}. ${mend}` })
    .min(least, { error: `has too few ${what}. ${mend}` });
}

const specification = z.looseObject(
  { term: text, detail: text },
  { error: 'is no specification. Write { term: "…", detail: "…" }' },
);

const service = z.looseObject(
  {
    slug,
    name: text,
    summary: text,
    features: z
      .array(text, { error: 'is no list of features. Write four, between [ and ]' })
      .length(4, { error: 'does not hold four features. Every card shows exactly four' }),
    overview: list(text, 1, 'paragraphs'),
    benefits: list(text, 1, 'benefits'),
    specifications: list(specification, 1, 'specifications'),
    boundary: text,
    pictogram: z
      .enum(['voice', 'chat', 'social', 'website'], {
        error:
          'is no drawing of this site. Write "voice", "chat", "social" or "website", or leave the line out',
      })
      .optional(),
  },
  { error: 'is no service. Copy a whole one, from { to }, and change its words' },
);

const services = z
  .array(service, { error: 'is no list. Write the services between [ and ]' })
  .min(fewest, { error: `are too few. The page holds ${fewest} to ${most}` })
  .max(most, { error: `are too many. The page holds ${fewest} to ${most}` });

/**
 * Checks the services (O1).
 *
 * @param value what `src/content/services.ts` exports
 * @returns a line for each mistake with file, path, value and mend; empty when there is none
 */
export function serviceMistakes(value: unknown): string[] {
  const mistakes = mistakesIn(file, 'services', value, services);
  if (!Array.isArray(value)) return mistakes;
  return [...mistakes, ...twins(value, 'slug'), ...twins(value, 'name')];
}

function twins(all: readonly unknown[], key: 'slug' | 'name'): string[] {
  const seen = new Map<unknown, number>();
  return all.flatMap((each, index) => {
    const value: unknown = Object(each)[key];
    const first = seen.get(value);
    seen.set(value, first ?? index);
    if (first === undefined || value === undefined) return [];
    return [
      `${file}: services.${index}.${key} ("${value}") stands at services.${first} too. Give each service its own.`,
    ];
  });
}
