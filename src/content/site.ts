/** The links in the header and the menu: a section’s ID, and the word that the section’s heading has too. */
const links = {
  services: 'Services',
  /** Leads to "Why Choose Us?". */
  about: 'About',
  contact: 'Contact',
};

/** Header, footer, theme, and the words that several pages share. */
export const site: Site = {
  skip: 'Skip to content',
  header: {
    label: 'Main',
    links,
    button: 'Get Started',
    menu: 'Menu',
  },
  theme: {
    toggle: 'Toggle theme',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    legend: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  footer: {
    services: 'Services',
    contact: 'Contact',
    button: 'Get in Touch',
    social: 'Social media',
  },
  policy: {
    effective: 'Effective Date:',
    contents: 'On this page',
    back: 'Back to Home',
  },
  newTab: '(opens in a new tab)',
};

export interface Site {
  /** The link that jumps over the header. */
  readonly skip: string;
  readonly header: {
    /** What a screen reader calls the links. */
    readonly label: string;
    readonly links: typeof links;
    /** Leads to the contact form. */
    readonly button: string;
    /** The menu on small screens. */
    readonly menu: string;
  };
  readonly theme: {
    readonly toggle: string;
    readonly toDark: string;
    readonly toLight: string;
    /** What a screen reader calls the choice in the footer. */
    readonly legend: string;
    readonly light: string;
    readonly dark: string;
    readonly system: string;
  };
  readonly footer: {
    readonly services: string;
    readonly contact: string;
    /** Leads to the contact form. */
    readonly button: string;
    /** What a screen reader calls the social links. */
    readonly social: string;
  };
  readonly policy: {
    /** Before the date. */
    readonly effective: string;
    /** The heading of the table of contents. */
    readonly contents: string;
    readonly back: string;
  };
  /** What a screen reader adds to a link that opens a new tab. */
  readonly newTab: string;
}
