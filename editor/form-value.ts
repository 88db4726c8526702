/** The path of a value within a file: `['figures', 2, 'value']`. */
export type Path = readonly (string | number)[];

/** A form value: a text, list or group. */
export type Value = string | readonly Value[] | { readonly [key: string]: Value };
export type Group = { readonly [key: string]: Value };

/** Whether a value is a group. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which the value at a path is replaced. */
export function withValueAt(value: Value | undefined, path: Path, next: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const inner = withValueAt(Object(value)[key], rest, next);
  if (typeof key === 'string') return { ...(isGroup(value) ? value : {}), [key]: inner };
  return Object.assign(Array.isArray(value) ? [...value] : [], { [key]: inner });
}
