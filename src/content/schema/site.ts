import { z } from 'zod';
import { text } from './text.ts';

const title = text(
  'The title in the tab and in a search result, which shows about 60 characters',
  70,
);
const description = text('The text under the title in a search result', 160).min(50);

const policy = z.strictObject({
  heading: text('The heading of the page'),
  title,
  description,
  effective: z.iso.date('Not a date such as 2026-01-31').meta({
    description: 'The day the text takes effect; change it when you change the text',
  }),
});

/** `pages.yaml`: what each page is called, and the text of the error screens. */
export const pages = z.strictObject({
  home: z.strictObject({ title, description }),
  privacy: policy,
  terms: policy,
  notFound: z.strictObject({
    heading: text('The heading of the page'),
    title,
    description: text('What the page is', 160),
    text: text('The text under the heading', 200),
    button: text('The button that leads home', 24),
  }),
  error: z
    .strictObject({
      heading: text('The heading'),
      button: text('The button that leads home', 24),
    })
    .meta({ description: 'What is shown when the contact form crashes' }),
});

/** `shared-words.yaml`: header, footer, theme, and the text that several sections share. */
export const sharedWords = z.strictObject({
  skip: text('The link that jumps over the header', 30),
  nav: z.strictObject({
    label: text('What a screen reader calls the links', 30),
    services: text('The link to the services', 24),
    about: text('The link to "Why Choose Us?"', 24),
    contact: text('The link to the contact form', 24),
    button: text('The button that leads to the contact form', 24),
    menu: text('The menu button on small screens', 24),
  }),
  theme: z.strictObject({
    toggle: text('What a screen reader says for the theme button', 30),
    toDark: text('Its tooltip in light colors', 30),
    toLight: text('Its tooltip in dark colors', 30),
    legend: text('What a screen reader calls the choice in the footer', 30),
    light: text('The choice of light colors', 16),
    dark: text('The choice of dark colors', 16),
    system: text('The choice that follows the system', 16),
  }),
  footer: z.strictObject({
    services: text('The heading above the services', 30),
    contact: text('The heading above address and phone', 30),
    button: text('The button that leads to the contact form', 24),
    social: text('What a screen reader calls the social links', 30),
  }),
  policy: z.strictObject({
    effective: text('Before the date of a policy', 40),
    contents: text('The heading of its table of contents', 30),
    back: text('The button that leads home', 24),
  }),
  newTab: text('Said for a link that opens in a new tab', 40),
  animation: z.strictObject({
    pause: text('What a screen reader calls the control that stops all motion', 24),
  }),
  speakers: z.strictObject({
    agent: text('In an example: the agent', 12),
    caller: text('In an example: who calls', 12),
    visitor: text('In an example: who writes', 12),
    page: text('In an example: the page that answers', 12),
    person: text('In an example: the person who takes over', 12),
  }),
});
