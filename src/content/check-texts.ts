/**
 * Checks that no text of a content file is missing (O1): a fact that was taken away or misspelled would
 * stand on the page as "undefined".
 *
 * @param file the file's path, for the message
 * @param contents what the file exports, by name
 * @returns a line for each missing text with file, path and mend; empty when there is none
 */
export function textMistakes(file: string, contents: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(contents).flatMap(([name, value]) => walk(file, name, value));
}

function walk(file: string, path: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => walk(file, `${path}.${key}`, part));
  }
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) {
    return [`${file}: ${path} (${JSON.stringify(value) ?? 'missing'}) is empty. Write its words.`];
  }
  const gap = typeof value === 'string' && /\bundefined\b|\[object Object\]/.exec(value);
  if (!gap) return [];
  return [
    `${file}: ${path} (${JSON.stringify(value).slice(0, 80)}) uses a fact that src/content/agency.ts does not have. Check the name between \${ and }.`,
  ];
}
