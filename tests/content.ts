import { loadContent } from '../src/content/load.ts';

/** The delivered words and facts, so that tests hold after the owner changes any of them. */
export const {
  agency,
  exampleCall,
  contact,
  contactForm,
  hero,
  pages,
  questions,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = loadContent();
