import { loadContent } from '../src/content/load.ts';

/**
 * The content of the site that is tested, so that tests hold after the owner changes it. CONTENT_DIRECTORY names the
 * folder of another content.
 */
export const {
  agency,
  exampleCall,
  contact,
  contactForm,
  documents,
  hero,
  pages,
  questions,
  routePages,
  scenes,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = loadContent(process.env['CONTENT_DIRECTORY']);

/** Whether the content is still the delivered one: an agency gives it its own name first, and then its own words. */
export const isDelivered = agency.name === 'Switchboard';

/** The path of every page that visitors and search find. */
export const routePaths = routePages.map(({ path }) => path);
