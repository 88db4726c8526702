import { loadContent } from '../src/content/load.ts';
import { publishedText } from '../src/content/published-text.ts';

const content = loadContent(process.env['CONTENT_DIRECTORY']);

/**
 * The content of the site that is tested, so that tests hold after the owner changes it. CONTENT_DIRECTORY names the
 * folder of other content.
 */
export const {
  agency,
  exampleCall,
  contact,
  contactForm,
  hero,
  pages,
  policies,
  questions,
  routePages,
  scenes,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = content;

/** An agency gives the content its own name first, and then its own words. */
export const isStarterContent = content.agency.name === 'Switchboard';

/** All words and facts that a page can show, as one text. */
export const contentText = publishedText(content);

/** Every text in a part of the content. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
