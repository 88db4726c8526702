/** In place of a fact that is not known. */
const unknown = 'unknown';

/** What is wrong with a reference that is reported. */
export const noFact =
  'names no fact, or one that has a reference itself; write one like {{agency.name}}';

/**
 * Replaces `{{agency.name}}` and the like, anywhere in a value, by the facts they name.
 *
 * @param facts what the names start from; dots lead into it. Null when they are not known
 * @param report is given the place and the text of each reference that names no fact, if they are known
 */
export function resolveReferences(
  value: unknown,
  facts: object | null,
  report: (path: readonly PropertyKey[], reference: string) => void,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{\{(.*?)\}\}|\{\{|\}\}/g, (reference, name: string | undefined) => {
      if (!facts) return unknown;
      const fact = lookUp(facts, (name ?? '').trim());
      if (fact === undefined) report(path, reference);
      return fact ?? reference;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [key, resolveReferences(part, facts, report, place)] as const;
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function lookUp(facts: object, name: string): string | undefined {
  const found = name
    .split('.')
    .reduce<unknown>(
      (place, key) => (Object.hasOwn(Object(place), key) ? Object(place)[key] : undefined),
      facts,
    );
  const value = typeof found === 'object' ? Object(found).value : found;
  const fact = ['string', 'number'].includes(typeof value) ? String(value) : undefined;
  return fact?.includes('{{') ? undefined : fact;
}
