import { nearest } from '../nearest.ts';

/** Replaces a fact that is not known. */
const unknown = 'unknown';

/** The message for an unresolved reference, as the rest of a sentence: "has {{agency.nmae}}, which matches no fact…". */
export const noFact = (reference: string, facts: object | null) =>
  `has ${reference}, which ${reasonOf(reference, facts)}`;

function reasonOf(reference: string, facts: object | null): string {
  if (/^\{[^{]/.test(reference)) return `needs two braces on each side; write {${reference}}`;
  const meant = nearestFact(reference.replace(/^\{\{\s*|\s*\}\}$/g, ''), facts);
  if (meant !== undefined) return `matches no fact; write {{${meant}}}`;
  const [, list, name] =
    /^\{\{\s*agency\.(figure|commitment)s\.([^.]+?)\s*\}\}$/.exec(reference) ?? [];
  return list
    ? `names a ${list} that agency.yaml does not have; add "- name: ${name}" to its ${list}s, or write the text without it`
    : 'matches no fact, or one that has a reference itself; write one like {{agency.name}}';
}

/** The fact closest to a misspelled name, or the one that the name leads into. */
function nearestFact(name: string, facts: object | null): string | undefined {
  const keys = name.split('.');
  const outer = keys.slice(0, -1).join('.');
  if (lookUp(Object(facts), outer) !== undefined) return outer;
  const last = keys.pop() ?? '';
  const group = keys.reduce<unknown>(partOf, facts);
  const names = Array.isArray(group)
    ? group.map((entry) => String(Object(entry).name))
    : Object.keys(Object(group));
  const meant = nearest(last, names);
  return meant === undefined || meant === last ? undefined : [...keys, meant].join('.');
}

/** References, remnants of one, and references with a missing brace. */
const references = /\{\{(.*?)\}\}|\{\{|\}\}|\{\s*(?:(?:agency|pages)\.[^{}]*|services)\}/g;

/**
 * Replaces `{{agency.name}}` and the like, anywhere in a value, by the facts they name.
 *
 * @param facts what the names start from; dots lead into it. Null when they are not known
 * @param report is given the path and the text of each reference that matches no fact, if they are known
 * @param write how a fact is written into the text
 */
export function resolveReferences(
  value: string,
  facts: object | null,
  report: (path: readonly PropertyKey[], reference: string) => void,
  write?: (fact: string) => string,
): string;
export function resolveReferences(
  value: unknown,
  facts: object | null,
  report: (path: readonly PropertyKey[], reference: string) => void,
  write?: (fact: string) => string,
  path?: readonly PropertyKey[],
): unknown;
export function resolveReferences(
  value: unknown,
  facts: object | null,
  report: (path: readonly PropertyKey[], reference: string) => void,
  write = (fact: string) => fact,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(references, (reference, name: string | undefined) => {
      if (!facts) return unknown;
      const fact = lookUp(facts, (name ?? '').trim());
      if (fact === undefined) report(path, reference);
      return fact === undefined ? reference : write(fact);
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const partPath = [...path, Array.isArray(value) ? Number(key) : key];
    return [key, resolveReferences(part, facts, report, write, partPath)] as const;
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function lookUp(facts: object, name: string): string | undefined {
  const fact = name.split('.').reduce<unknown>(partOf, facts);
  if (!['string', 'number'].includes(typeof fact)) return undefined;
  return String(fact).includes('{{') ? undefined : String(fact);
}

/** The value of a key; of a list, the words of the entry with that name, whose notes no text can refer to. */
function partOf(group: unknown, key: string): unknown {
  if (Array.isArray(group)) {
    const { value, text } = Object(group.find((entry) => Object(entry).name === key));
    return value ?? text;
  }
  const isGroup = typeof group === 'object' && group !== null;
  return isGroup && Object.hasOwn(group, key) ? Object(group)[key] : undefined;
}
