import { z } from 'zod';
import { unspacedScripts } from '../unspaced-scripts.ts';

/** Longer words would overflow their column on a narrow screen. */
const longestWord = 32;

/** Line break opportunities: spaces, hyphens, and every character of scripts written without spaces. */
const opportunity = new RegExp(String.raw`[\s\-${unspacedScripts}]+`, 'u');

/**
 * A text of the page.
 *
 * @param description what the editor says of it
 * @param maxLength in characters; up to 80, its field in the editor has one line
 */
export function text(description: string, maxLength = 60) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((value) => value.split(opportunity).every((word) => word.length <= longestWord), {
      error: `has a word of more than ${longestWord} characters, which a phone cannot show; write shorter words`,
    })
    .meta({ description });
}

/** A text of several sentences. */
export const paragraph = (description: string) => text(description, 600);

/** An address that must be https. */
export function webAddress(description: string) {
  const error = 'is not an https address; write the full address, like https://www.agency.com/page';
  return z.url({ protocol: /^https$/, error }).meta({ description });
}

/** A number above zero; YAML values are read as text only, so `0123` and `yes` stay as typed. */
export function wholeNumber(description: string) {
  const error = 'is not a whole number above 0; write it in digits, like 30';
  return z.coerce.number(error).int(error).positive(error).meta({ description, type: 'integer' });
}

/** One figure of a row, with what it counts. */
export const stat = z.strictObject({
  figure: text('The figure in large type', 12),
  label: text('What it counts', 30),
});

/** Who speaks in an example; their labels are in `shared-words.yaml`. */
export const speaker = z
  .enum(['agent', 'caller', 'visitor', 'page', 'person'])
  .meta({ description: 'Who speaks' });
