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
  skip: string;
  header: {
    /** What a screen reader calls the links. */
    label: string;
    links: typeof links;
    /** Leads to the contact form. */
    button: string;
    /** The menu on small screens. */
    menu: string;
  };
  theme: {
    toggle: string;
    toDark: string;
    toLight: string;
    /** What a screen reader calls the choice in the footer. */
    legend: string;
    light: string;
    dark: string;
    system: string;
  };
  footer: {
    services: string;
    contact: string;
    /** Leads to the contact form. */
    button: string;
    /** What a screen reader calls the social links. */
    social: string;
  };
  policy: {
    /** Before the date. */
    effective: string;
    /** The heading of the table of contents. */
    contents: string;
    back: string;
  };
  /** What a screen reader adds to a link that opens a new tab. */
  newTab: string;
}
