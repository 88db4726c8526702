/** The part of a value at a path of keys and indexes, if there is one. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => Object(part)[key], value);
