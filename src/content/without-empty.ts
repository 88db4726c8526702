/** Whether nothing has been entered: an empty text, an empty list, a group of those. */
export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return (value ?? '') === '';
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty);
}

/** A value without names that have no text: these equal missing names, since the editor writes emptied fields so. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entered = Object.entries(value).filter(([, part]) => !isEmpty(part));
  return Object.fromEntries(entered.map(([key, part]) => [key, withoutEmpty(part)]));
}
