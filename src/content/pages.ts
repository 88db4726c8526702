import { agency } from './agency.ts';
import { errorScreen } from './error-screen.ts';
import { fitTitle } from './fit-title.ts';
import { hero } from './home.ts';

export interface PageMeta {
  /** 50 to 60 characters: what a search result and the browser's tab show. */
  readonly title: string;
  /** 120 to 155 characters: the text under it in a search result. */
  readonly description: string;
  /** Path of the page on the site, or null for a page that must not be found by search. */
  readonly path: string | null;
  /** The page's name, and a short sentence for the picture beside a shared link. */
  readonly heading: string;
  readonly line: string | null;
}

const { name } = agency;

export const policyPage = {
  effective: 'Effective Date:',
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

/** What each document is called, in the browser's tab and in a search result. */
export const pages = {
  home: {
    title: fitTitle([
      `${name}: AI Receptionists, Chatbots and Websites for Business`,
      `${name}: AI Phone Receptionists, Chatbots and Websites`,
      `${name}: AI Receptionists, Chatbots and Websites`,
      `${name}: AI Receptionists and Chatbots`,
      `${name}: AI Receptionists`,
      name,
    ]),
    description:
      'An AI receptionist for your phone, a chatbot for your site, agents for your social inbox and the website behind them. Book a free consultation.',
    path: '/',
    heading: hero.title,
    line: null,
  },
  privacy: {
    title: fitTitle([
      `Privacy Policy: What ${name} Does With Your Personal Data`,
      `Privacy Policy: What ${name} Does With Your Data`,
      `Privacy Policy: ${name} and Your Data`,
      `Privacy Policy | ${name}`,
    ]),
    description:
      'What this site keeps, what an inquiry sends and to whom, how long it stays, and how to have it corrected or erased. No cookies, no analytics, no ads.',
    path: '/privacy-policy',
    heading: policyPage.privacy,
    line: 'No cookies, no analytics, no ads.',
  },
  terms: {
    title: fitTitle([
      `Terms of Service for Visitors of the ${name} Website`,
      `Terms of Service: Using the ${name} Website`,
      `Terms of Service for the ${name} Website`,
      `Terms of Service | ${name}`,
    ]),
    description:
      'The terms for reading this site, sending an inquiry and booking a free consultation, what the figures mean, and where a written agreement takes over.',
    path: '/terms-of-service',
    heading: policyPage.terms,
    line: 'What the figures mean, and where a written agreement takes over.',
  },
  notFound: {
    title: `Page not found | ${name}`,
    description: 'This address leads nowhere.',
    path: null,
    heading: notFound.title,
    line: null,
  },
  error: {
    title: `Something went wrong | ${name}`,
    description: 'The site could not answer this request.',
    path: null,
    heading: errorScreen.title,
    line: null,
  },
} as const satisfies Record<string, PageMeta>;
