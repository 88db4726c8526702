import { z } from 'zod';

/**
 * A text on the page.
 *
 * @param description what editors such as VS Code show for it
 * @param maxLength in characters: as much as fits its place on the page
 */
export function text(description: string, maxLength = 60) {
  return z.string().trim().min(1).max(maxLength).meta({ description });
}

/** A text with several sentences. */
export const paragraph = (description: string) => text(description, 600);

/** A URL that must be https. */
export function webAddress(description: string) {
  return z
    .url({ protocol: /^https$/, error: 'Not an https address such as https://www.agency.com/page' })
    .meta({ description });
}

/** One figure in a row, with what it counts. */
export const stat = z.strictObject({
  figure: text('The figure in large type', 12),
  label: text('What it counts', 30),
});

/** Who speaks in an example; their labels are in `shared-words.yaml`. */
export const speaker = z
  .enum(['agent', 'caller', 'visitor', 'page', 'person'])
  .meta({ description: 'Who speaks' });
