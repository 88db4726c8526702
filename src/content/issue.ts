/** What is wrong with a file that the content names: the end of a sentence that begins `names "a.mp3", which`. */
export const notInMedia = 'is missing; put that file into the folder media';

/** What a check of one file finds. */
export interface FileIssue {
  /** From 1; null or absent when the file has no such line. */
  readonly line?: number | null;
  /** The path of the value: `['stats', 2, 'label']`. Absent when the line or the file as a whole is wrong. */
  readonly path?: readonly (string | number)[];
  /** What is wrong and what to write: the rest of a sentence that begins with the path, without the period. */
  readonly text: string;
}

export type Report = (file: string, issue: FileIssue) => void;

/** Something that a person has to correct, and where. */
export interface Issue extends Required<FileIssue> {
  /** Within the content folder; null for something outside it, such as a variable. */
  readonly file: string | null;
  /** As in the file's issues, up to the period. More sentences may follow. */
  readonly text: string;
}

/** An issue as a sentence that begins with its location: `src/content/hero.yaml, line 9: stats, entry 3, label is…`. */
export function formatIssue({ file, line, path, text }: Issue, directory = 'src/content'): string {
  if (file === null) return text;
  const keys = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key)).join(', ');
  const location = `${directory}/${file}${line === null ? '' : `, line ${line}`}`;
  return `${location}: ${keys && `${keys} `}${text}`;
}

/** All issues of a content folder; its message has one sentence for each. */
export class ContentError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], directory: string) {
    super(issues.map((issue) => formatIssue(issue, directory)).join('\n'));
    this.issues = issues;
    // Astro would print a stack below the message: the issue is not in the code.
    this.stack = '';
  }
}
