import type { Path } from './form-value.ts';

/** The subset of JSON Schema that the forms are generated from. */
export interface JsonSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Marks the name of a file in the folder `media`, `audio/*`, `image/*` or `font/woff2`. */
  readonly contentMediaType?: string;
}

/** The schema of a value within another, if there is one. */
export const schemaAt = (schema: JsonSchema | undefined, path: Path): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (part, key) => (typeof key === 'number' ? part?.items : part?.properties?.[key]),
    schema,
  );
