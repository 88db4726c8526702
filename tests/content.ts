import { loadContent } from '../src/content/load.ts';
import { publishedText } from '../src/content/published-text.ts';

const content = loadContent(process.env['CONTENT_DIRECTORY']);

/** The tested content: that of the site, or of the folder CONTENT_DIRECTORY names. No test repeats its words. */
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
