/** The subset of JSON Schema that the forms are generated from. */
export interface Shape {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Marks the name of a file in the folder `media`, `audio/*`, `image/*` or `font/woff2`. */
  readonly contentMediaType?: string;
}

/** One file of the content, or a folder of files of the same shape. */
export interface Subject {
  /** Within the content folder: `agency.yaml`, `services/*.yaml`, `privacy-policy.md`. */
  readonly path: string;
  readonly title: string;
  readonly shape: Shape;
  /** Whether the site works without the file. */
  readonly isOptional?: boolean;
}

/** The subject that a file belongs to, if there is one. */
export function subjectOf(subjects: readonly Subject[], file: string): Subject | undefined {
  // A backslash separates folders on Windows.
  const pattern = file.replace(/[^/\\]+\.yaml$/, '*.yaml');
  return subjects.find(({ path }) => path === file || path === pattern);
}

/** The path of a value within a file: `['figures', 2, 'value']`. */
export type Path = readonly (string | number)[];

/** A form value: a text, list or group. */
export type Value = string | readonly Value[] | { readonly [key: string]: Value };
export type Group = { readonly [key: string]: Value };

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of a value within another, if there is one. */
export const shapeAt = (shape: Shape | undefined, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>(
    (part, key) => (typeof key === 'number' ? part?.items : part?.properties?.[key]),
    shape,
  );

/** A copy in which the value at a path is replaced. */
export function withValueAt(value: Value | undefined, path: Path, next: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const inner = withValueAt(Object(value)[key], rest, next);
  if (typeof key === 'string') return { ...(isGroup(value) ? value : {}), [key]: inner };
  return Object.assign(Array.isArray(value) ? [...value] : [], { [key]: inner });
}
