/** The words of the header, the footer and the parts that every page shares. */
export const site = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    // Places on the home page; other pages put its address before them.
    links: [
      { text: 'Services', href: '#services' },
      { text: 'About', href: '#about' },
      { text: 'Contact', href: '#contact' },
    ],
    action: { text: 'Get Started', href: '#contact' },
    menu: 'Menu',
  },
  theme: {
    toggle: 'Toggle theme',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    legend: 'Theme',
    choices: [
      { value: 'light', text: 'Light' },
      { value: 'dark', text: 'Dark' },
      { value: 'system', text: 'System' },
    ],
  },
  footer: {
    services: 'Services',
    contact: 'Contact',
    action: 'Get in Touch',
    social: 'Elsewhere',
    policies: [
      { text: 'Privacy Policy', href: '/privacy-policy' },
      { text: 'Terms of Service', href: '/terms-of-service' },
    ],
    newTab: '(opens in a new tab)',
  },
  animation: { pause: 'Pause animation', paused: 'Animation paused' },
} as const;

export type Site = typeof site;
