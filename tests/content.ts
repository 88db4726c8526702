import { readContent } from '../scripts/read-content.ts';

/** The text and facts of the tested site. No test repeats them. */
export const {
  agency,
  contact,
  contactForm,
  company,
  hero,
  pages,
  questions,
  services,
  servicesSection,
  sharedWords,
  technology,
  whyChooseUs,
} = await readContent();

/** Whether the first screen has the text it was designed for: a longer headline or a quote moves what is below. */
export const isFirstScreenAsDesigned =
  hero.title === 'Elegant AI Solutions for Modern Business' && whyChooseUs.customers.length === 0;

/** Every text in a part of the content. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
