/** What each section of the home page begins with. */
export interface SectionWords {
  /** For screen readers: the word of the header's link to the section, if there is one, or what the section is about. */
  name: string;
  title: string;
}

export interface TitledText {
  title: string;
  text: string;
}

/** A figure such as `24/7`, and what it is of. */
export interface Figure {
  value: string;
  label: string;
}
