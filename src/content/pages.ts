import { agency } from './agency.ts';

const notFound =
  'There is no page at this address. The page may have moved, or the link may contain a typo.';

/** What search engines and browser tabs show for each page; the policies have theirs at the top of their files. */
export const pages: Pages = {
  home: {
    title: `${agency.name}: AI Phone Receptionists, Chatbots and Websites`,
    description:
      'An AI receptionist for your phone, a chatbot for your site, agents for your social inbox and the website behind them. Book a free consultation.',
  },
  notFound: {
    title: `Page not found | ${agency.name}`,
    description: notFound,
    heading: 'Oops! Page not found',
    text: notFound,
    button: 'Return to Home',
  },
};

interface PageText {
  /** In the tab and in search results, which show about 60 characters; at most 70. */
  title: string;
  /** Under the title in search results; 50 to 160 characters. */
  description: string;
}

export interface Pages {
  home: PageText;
  notFound: PageText & {
    heading: string;
    text: string;
    button: string;
  };
}
