import { withoutEmpty } from '../../src/content/without-empty.ts';
import { type Group, isGroup, type Path, type Value } from '../form-value.ts';

/** A value that differs between a form and its file. */
export interface Difference {
  readonly path: Path;
  readonly mine: Value;
  readonly theirs: Value;
  /** Whether it was changed in the form. */
  readonly isChangedHere: boolean;
}

/** Whether two values are equivalent: an empty field equals a missing one. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** A value as JSON, its names sorted. */
const textOf = (value: unknown): string =>
  JSON.stringify(withoutEmpty({ value }), (_, part) =>
    isGroup(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Every value in which the form differs from the current file, down to individual texts. */
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
  return [{ path, mine: mine ?? '', theirs: theirs ?? '', isChangedHere: !isSame(mine, base) }];
}

/** The texts of a value, in order. */
export function textsOf(value: Value | Group | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value === undefined ? [] : Object.values(value).flatMap(textsOf);
}
