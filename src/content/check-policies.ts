import { createHash } from 'node:crypto';

/** A policy's text, and what `src/content/policy-dates.ts` says about it. */
export interface PolicyState {
  /** File name within `src/content`. */
  readonly file: string;
  readonly text: string;
  /** Its key in the dates. */
  readonly key: string;
  readonly effective: string;
  readonly fingerprint: string;
}

const dates = 'src/content/policy-dates.ts';

/** Eight characters that change with the words of a text, and not with how its lines are broken. */
export function fingerprint(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/**
 * Checks what would break a policy page (R2): placeholders that name nothing, numbers of headings out of
 * order, a date that is none.
 *
 * @param known whether a path such as `agency.email` names a fact
 * @returns a line for each mistake with file, value and mend; empty when there is none
 */
export function policyMistakes(
  { file, text, key, effective }: PolicyState,
  known: (path: string) => boolean,
): string[] {
  const unknown = [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)]
    .filter(([, path = '']) => !known(path))
    .map(
      ([placeholder]) =>
        `src/content/${file}: ${placeholder} names no fact. Use a name that stands in src/content/agency.ts, like {{agency.email}}.`,
    );
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title);
  const first = headings.findIndex((title, index) => !title.startsWith(`${index + 1}. `));
  const order =
    first === -1
      ? []
      : [
          `src/content/${file}: the heading "${headings[first]}" is number ${first + 1} of the text. Write "## ${first + 1}. " before its words, and number the ones after it.`,
        ];
  const date = isDate(effective)
    ? []
    : [`${dates}: ${key}.effective ("${effective}") is no date. Write it like "2026-01-31".`];
  return [...unknown, ...order, ...date];
}

/** Whether the text has changed since the day that its page shows, and what to do about it (O4). */
export function outdatedPolicy(policy: PolicyState): string | null {
  const { file, text, key, effective } = policy;
  const now = fingerprint(text);
  if (now === policy.fingerprint) return null;
  return `src/content/${file}: its words are no longer those of ${effective}, the day that the page shows. Write the day from which they apply, and fingerprint: '${now}', at ${key} in ${dates}.`;
}

function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
