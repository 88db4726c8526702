import type { z } from 'zod';

/** Where something is in a file, as one would say it: `stats, entry 3, label`. */
export function placeName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');
}

/**
 * The message for a validation error, for someone who edits content.
 *
 * @param issue the error from Zod
 * @returns the rest of a sentence that begins with the value's place
 */
export function zodMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'invalid_value':
      return issue.input === undefined
        ? `is missing; write ${oneOf(issue.values)}`
        : `is "${String(issue.input)}"; write ${oneOf(issue.values)}`;
    case 'too_small':
      if (issue.origin === 'string') {
        return String(issue.input) === ''
          ? 'is empty; write its text'
          : `has ${String(issue.input).length} characters; write at least ${issue.minimum}`;
      }
      return `has ${count(issue.input)}; write ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `has ${String(issue.input).length} characters; write at most ${issue.maximum}`
        : `has ${count(issue.input)}; write ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
    default:
      return issue.message ?? 'is not what belongs here';
  }
}

function wrongType(expected: string, input: unknown): string {
  if (input === undefined || input === null) {
    return expected === 'array' ? 'is missing; write a list of "- text"' : 'is missing; write it';
  }
  if (expected === 'string') {
    return Array.isArray(input)
      ? 'is a list; write one text'
      : 'has a colon within its text; put quotation marks around the whole text: "…"';
  }
  return expected === 'array'
    ? 'is not a list; begin each entry on a line of its own with "- "'
    : 'has no parts; write each on a line of its own, two spaces further in, as "name: text"';
}

function count(input: unknown): string {
  const { length } = Array.isArray(input) ? input : [];
  return length === 1 ? '1 entry' : `${length} entries`;
}

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => `"${String(value)}"`).join(' or ');
}
