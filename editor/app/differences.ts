import { type Group, isEmpty, isGroup, type Path, type Value } from '../shape.ts';

/** A place where a form and its file differ. */
export interface Difference {
  readonly path: Path;
  readonly mine: Value;
  readonly theirs: Value;
  /** Whether it was changed in the form. */
  readonly isOwn: boolean;
}

/** Whether two values are equivalent: an empty field equals a missing one. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(tidy) : undefined;
  if (!isGroup(value)) return value === '' ? undefined : value;
  const entered = Object.entries(value).filter(([, part]) => !isEmpty(part));
  if (entered.length === 0) return undefined;
  const sorted = entered.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, tidy(part)]));
}

/** Every place where the form differs from the current file, down to individual texts. */
export function findDifferences(
  base: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
  path: Path = [],
): readonly Difference[] {
  if (isSame(mine, theirs)) return [];
  const inside = (key: string | number) =>
    findDifferences(
      ...([base, mine, theirs].map((value) => Object(value)[key]) as [Value, Value, Value]),
      [...path, key],
    );
  if (isGroup(mine) && isGroup(theirs)) {
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap(inside);
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length) {
    return [...mine.keys()].flatMap(inside);
  }
  return [{ path, mine: mine ?? '', theirs: theirs ?? '', isOwn: !isSame(mine, base) }];
}

/** The texts of a value, in order. */
export function textsOf(value: Value | Group | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value === undefined ? [] : Object.values(value).flatMap(textsOf);
}
