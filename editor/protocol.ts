import type { Mistake } from '../src/content/mistake.ts';
import type { Group, Subject } from './json-schema.ts';

/** A mistake in the content, at the field of a form that has it. */
export type FormMistake = Omit<Mistake, 'line'>;

/** The version of a file that does not exist. */
export const noVersion = 'none';

/** A file as a form shows it. */
export interface FileAnswer {
  /** Null if the file cannot be shown as a form: then `text` is its content. */
  readonly value: Group | null;
  readonly text: string;
  /** Changes whenever the file does. */
  readonly version: string;
  readonly mistakes: readonly FormMistake[];
}

/** The request that a form sends to save. */
export interface SaveRequest {
  readonly value: Group | null;
  /** The whole file, instead of a value. */
  readonly text?: string;
  /** The version that the form was loaded from. */
  readonly version: string;
}

/** The answer to a save: `changed` if the file is no longer the version that the form was loaded from. */
export type SaveAnswer =
  | { readonly kind: 'saved' | 'changed'; readonly path: string; readonly file: FileAnswer }
  | { readonly kind: 'refused'; readonly mistakes: readonly FormMistake[] };

export interface Overview {
  readonly subjects: readonly Subject[];
  /** The files of each folder, in page order. */
  readonly entries: readonly { readonly path: string; readonly name: string }[];
  /** The pages with their own path, by their names in the content. */
  readonly pages: Readonly<Record<string, string>>;
  /** The values of references such as `{{agency.name}}`. */
  readonly facts: object;
}

export interface PublishAnswer {
  /** A sentence for the owner. */
  readonly text: string;
  /** The output of the commands. */
  readonly output: string;
}
