import { readContent } from '../scripts/read-content.ts';

/** The words and facts of the tested site. No test repeats them. */
export const {
  agency,
  contact,
  contactForm,
  exampleCall,
  hero,
  pages,
  questions,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = await readContent();

/** Every text in a part of the content. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
