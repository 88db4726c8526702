/** What each section of the home page begins with. */
export interface SectionWords {
  /** For screen readers: the word of the header's link to the section, if there is one, or what the section is about. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface Stat {
  readonly figure: string;
  readonly label: string;
}
