import type { Group, Path, Subject } from './shape.ts';

/** Something that has to be corrected, and where. */
export interface Mistake {
  /** The file within the content folder; null when it is in none. */
  readonly file: string | null;
  readonly path: Path;
  /** The own name of the entry of a list, where the message calls it so. */
  readonly entry?: string;
  /** The rest of a sentence that begins with the field, or a whole sentence. */
  readonly text: string;
  /** A recording, picture or font that nothing uses, which the owner may delete. */
  readonly unused?: string;
}

/** A file as a form shows it. */
export interface FileAnswer {
  /** Null when the file cannot be read as a form: then `text` is what it holds. */
  readonly value: Group | null;
  readonly text: string;
  /** Changes with every change of the file. */
  readonly version: string;
  readonly mistakes: readonly Mistake[];
}

/** What a form sends to be saved. */
export interface SaveRequest {
  readonly value: Group | null;
  /** In place of a value: the whole file. */
  readonly text?: string;
  /** The version that the form was made from. */
  readonly version: string;
}

export interface Overview {
  readonly subjects: readonly Subject[];
  /** The files of each folder, in the order of the page. */
  readonly entries: readonly { readonly path: string; readonly name: string }[];
  /** The pages with a path of their own, by the names that the content has for them. */
  readonly pages: Readonly<Record<string, string>>;
  /** What `{{agency.name}}` and the like stand for. */
  readonly facts: object;
}

export interface ReleaseAnswer {
  readonly isReady: boolean;
  readonly problems: readonly Mistake[];
}

export interface PublishAnswer {
  readonly isDone: boolean;
  /** A sentence for the owner. */
  readonly text: string;
  /** What the commands printed. */
  readonly output: string;
}
