/** Something that a person has to correct, and where; null when the file has no such line. */
export interface Mistake {
  readonly line: number | null;
  readonly text: string;
}
