/** Facts by name: nested maps of strings and numbers. */
export interface Facts {
  readonly [name: string]: string | number | Facts;
}

/**
 * Replaces each `{{agency.name}}` in a text, or in every text in a list or map, with the fact of that name.
 *
 * @param value what a YAML or Markdown file holds
 * @param facts where names are looked up; dots lead deeper
 * @param write how a fact is written into the text, such as with escaped Markdown characters
 * @param within the facts that contain the value, since a fact may contain others
 * @returns a copy with the facts in place
 * @throws an Error that names the text and the unknown fact, or a fact that contains itself
 */
export function insertFacts<Value>(
  value: Value,
  facts: Facts,
  write: (fact: string) => string = (fact) => fact,
  within: readonly string[] = [],
): Value {
  const insert = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replaceAll(/\{\{(.*?)\}\}/g, (reference, inner: string) => {
        const name = inner.trim();
        const fact = factNamed(name, facts);
        if (fact === undefined)
          throw new Error(`✖ Unknown fact ${reference} in "${part.slice(0, 80)}"`);
        if (within.includes(name)) throw new Error(`✖ The fact ${reference} contains itself`);
        return write(insertFacts(fact, facts, undefined, [...within, name]));
      });
    }
    if (Array.isArray(part)) return part.map(insert);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, insert(each)]));
  };
  return insert(value) as Value;
}

function factNamed(name: string, facts: Facts): string | undefined {
  let found: string | number | Facts | undefined = facts;
  for (const key of name.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found === undefined || typeof found === 'object' ? undefined : String(found);
}

/** Escapes a fact for Markdown, so that none of its characters has a special meaning there. */
export function escapeMarkdown(fact: string): string {
  return fact.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}
