import { agency } from './agency.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Path of the page on the site, or null for a page that must not be found by search. */
  readonly path: string | null;
}

/** What each document is called, in the browser's tab and in a search result. */
export const pages = {
  home: {
    title: `${agency.name}: AI Receptionists, Chatbots and Websites`,
    description:
      'An AI receptionist for your phone, a chatbot for your site, agents for your social inbox and the website behind them. Book a free consultation.',
    path: '/',
  },
  privacy: {
    title: `Privacy Policy: What ${agency.name} Does With Your Data`,
    description: `What this site keeps, what an inquiry sends and to whom, how long it stays, and how to have it corrected or erased. No cookies, no analytics, no ads.`,
    path: '/privacy-policy',
  },
  terms: {
    title: `Terms of Service: Using the ${agency.name} Website`,
    description: `The terms for reading this site, sending an inquiry and booking a free consultation, what the figures mean, and where a written agreement takes over.`,
    path: '/terms-of-service',
  },
  notFound: {
    title: `Page not found | ${agency.name}`,
    description: 'This address leads nowhere.',
    path: null,
  },
  error: {
    title: `Something went wrong | ${agency.name}`,
    description: 'The site could not answer this request.',
    path: null,
  },
} as const satisfies Record<string, PageMeta>;

export const policyPage = {
  effective: { label: 'Effective Date:', text: 'January 1, 2025', date: '2025-01-01' },
  contents: 'On this page',
  back: 'Back to Home',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
} as const;

export const notFound = {
  title: 'Oops! Page not found',
  text: 'No one picks up at this address. The page may have moved, or the link may hold a typo.',
  action: 'Return to Home',
} as const;

export const errorScreen = {
  title: 'Unexpected Application Error!',
  status: '500 Internal Server Error',
  text: 'Something broke on our side. Reach us directly while we mend it:',
  action: 'Return to Home',
} as const;
