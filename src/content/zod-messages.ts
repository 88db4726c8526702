import type { z } from 'zod';

/** A validation error for someone who edits content: the rest of a sentence that begins with the value's path. */
export function zodMessage(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  const isMissing = input === undefined || input === null;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? missing(issue.expected) : wrongType(issue.expected, input);
    case 'invalid_value': {
      const choices = issue.values.map((value) => `"${String(value)}"`).join(' or ');
      return `${isMissing ? 'is missing' : `is "${String(input)}"`}; write ${choices}`;
    }
    case 'too_small':
      if (input === '') return 'is empty; write its text';
      return `has ${count(input)}; write ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `has ${count(input)}; write ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`;
    default:
      return issue.message ?? 'is not valid here';
  }
}

function missing(expected: string): string {
  return expected === 'array' ? 'is missing; write a list of "- text"' : 'is missing; add it';
}

function wrongType(expected: string, input: unknown): string {
  if (expected === 'array') {
    return 'is not a list; begin each entry on a line of its own with "- "';
  }
  if (expected === 'object') {
    return 'has no parts; write each on a line of its own, two spaces further in, as "name: text"';
  }
  return Array.isArray(input)
    ? 'is a list; write one text'
    : 'has a colon within its text; put quotation marks around the whole text: "…"';
}

function count(input: unknown): string {
  const { length } = Array.isArray(input) ? input : String(input);
  const [one, many] = Array.isArray(input) ? ['entry', 'entries'] : ['character', 'characters'];
  return `${length} ${length === 1 ? one : many}`;
}
