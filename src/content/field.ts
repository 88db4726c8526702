import { z } from 'zod';

type Test = (value: unknown) => boolean;

/** A schema with one mistake: what is wrong with the value and the mend, as the end of a sentence. */
export function fact(test: Test, mistake: string) {
  return z.custom(test, { error: mistake });
}

const isText: Test = (value) => typeof value === 'string' && value.trim() !== '';

export const text = fact(isText, 'is empty or no text. Write the words that visitors read');

/**
 * Reads a value against a schema whose messages are made by {@link fact}.
 *
 * @param file where the value stands, for the message
 * @param name what the file calls it
 * @returns a line for each mistake with file, path, value and mend; empty when there is none
 */
export function mistakesIn(
  file: string,
  name: string,
  value: unknown,
  schema: z.ZodType,
): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const wrong = JSON.stringify(path.reduce(valueAt, value)) ?? 'missing';
    return `${file}: ${[name, ...path].join('.')} (${wrong.slice(0, 80)}) ${message}.`;
  });
}

function valueAt(parent: unknown, key: PropertyKey): unknown {
  return Object(parent)[key];
}
