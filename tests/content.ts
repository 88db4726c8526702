import { loadContent } from '../src/content/load.ts';

/** The content as it is now, so that tests hold after the owner changes it; words that a requirement fixes are literal in them. */
export const {
  agency,
  exampleCall,
  contact,
  contactForm,
  hero,
  pages,
  questions,
  routePages,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = loadContent();

/** The path of every page that visitors and search find. */
export const routePaths = routePages.map(({ path }) => path);
