import type { Issue } from '../src/content/issue.ts';
import type { Group } from './form-value.ts';
import type { JsonSchema } from './json-schema.ts';

/** An issue in the content, at the field of a form that has it. */
export type FormIssue = Omit<Issue, 'line'>;

/** Whether a path is a pattern, such as `services/*.yaml`: the path of a form for a new file. */
export const isFilePattern = (path: string): boolean => path.includes('*');

/** The version of a file that does not exist. */
export const noVersion = 'none';

/** A file as a form shows it. */
export interface FileResponse {
  /** Null if the file cannot be shown as a form: then `text` is its content. */
  readonly value: Group | null;
  readonly text: string;
  /** Changes whenever the file does. */
  readonly version: string;
  readonly issues: readonly FormIssue[];
}

/** The request that a form sends to save. */
export interface SaveRequest {
  readonly value: Group | null;
  /** The whole file, instead of a value. */
  readonly text?: string;
  /** The version that the form was loaded from. */
  readonly version: string;
}

/** The response to a save: `changed` if the file is no longer the version that the form was loaded from. */
export type SaveResponse =
  | { readonly kind: 'saved' | 'changed'; readonly path: string; readonly file: FileResponse }
  | { readonly kind: 'refused'; readonly issues: readonly FormIssue[] };

/** One file of the content, or a folder of files of the same schema. */
export interface ContentFile {
  /** Within the content folder: `agency.yaml`, `services/*.yaml`, `privacy-policy.md`. */
  readonly path: string;
  readonly title: string;
  readonly schema: JsonSchema;
  /** Whether the site works without the file. */
  readonly isOptional?: boolean;
}

/** The content file, or folder of such files, that a file belongs to, if there is one. */
export function contentFileOf(
  contentFiles: readonly ContentFile[],
  file: string,
): ContentFile | undefined {
  // A backslash separates folders on Windows.
  const pattern = file.replace(/[^/\\]+\.yaml$/, '*.yaml');
  return contentFiles.find(({ path }) => path === file || path === pattern);
}

export interface Overview {
  readonly contentFiles: readonly ContentFile[];
  /** The files of each folder, in page order. */
  readonly entries: readonly { readonly path: string; readonly name: string }[];
  /** The pages with their own path, by their names in the content. */
  readonly pages: Readonly<Record<string, string>>;
  /** The values of references such as `{{agency.name}}`. */
  readonly facts: object;
}

export interface PublishResponse {
  /** A sentence for the owner. */
  readonly text: string;
  /** The output of the commands. */
  readonly output: string;
}
