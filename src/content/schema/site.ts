import { z } from 'zod';
import { defaultPaths, isPagePath } from '../../routes.ts';
import { text } from './text.ts';

/** Search results cut a title off after about this many characters. */
export const longestTitle = 60;

const description = text('The text under the title in a search result', 160).min(50);
const titles = z
  .array(text('The title in the tab and in a search result', 160))
  .min(1)
  .refine((titles) => titles.some((title) => title.length <= longestTitle), {
    error: `has no title of up to ${longestTitle} characters; add a shorter one`,
  })
  .meta({
    description:
      'The same title from the longest to the shortest: the first of up to 60 characters is used',
  });
const shareSubtitle = text('The line under the heading in the share image', 80);
/** The address of a page, `usual` unless the content names another. */
const path = (usual: string) =>
  z
    .string()
    .refine(isPagePath, {
      error: `is not an address of a page; write "/" and lowercase letters, digits and hyphens, like ${usual}`,
    })
    .default(usual)
    .meta({
      description: `The address of the page on the site; ${usual} unless you write another`,
    });

const innerPage = (usual: string) =>
  z.strictObject({
    heading: text('The heading of the page'),
    titles,
    description,
    shareSubtitle,
    path: path(usual),
  });
const hiddenPage = {
  heading: text('The heading of the page'),
  title: text('The title in the tab', 160),
  description: text('What the page is', 160),
};

/** `pages.yaml`: what each page is called, and the words of the two error pages. */
export const pages = z.strictObject({
  home: z.strictObject({ titles, description }),
  privacy: innerPage(defaultPaths.privacy),
  terms: innerPage(defaultPaths.terms),
  notFound: z.strictObject({
    ...hiddenPage,
    text: text('The text under the heading', 200),
    button: text('The button that leads home', 24),
  }),
  error: z.strictObject({
    ...hiddenPage,
    status: text('The line under the heading', 60),
    text: text('The text above the address and the phone', 200),
    button: text('The button that leads home', 24),
  }),
});

/** `shared-words.yaml`: header, footer, theme, and the words that several sections share. */
export const sharedWords = z.strictObject({
  skip: text('The link that jumps over the header', 30),
  nav: z.strictObject({
    label: text('What a screen reader calls the links', 30),
    services: text('The link to the services', 24),
    about: text('The link to "Why Choose Us?"', 24),
    contact: text('The link to the contact form', 24),
    button: text('The button that leads to the contact form', 24),
    menu: text('The menu button of small screens', 24),
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

/** The lines above the text of the imprint. */
export const imprintSchema = z.strictObject({
  heading: text('The heading of the page, and its link in the footer'),
  description,
  path: path(defaultPaths.imprint),
});

/** The lines above the text of a policy. */
export const frontMatterSchema = z.strictObject({
  effective: z.iso.date('is not a date; write year, month and day, like "2026-01-31"').meta({
    description: 'The day from which the text applies; change it when you change the text',
  }),
});
