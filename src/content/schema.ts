import type { z } from 'zod';
import { agency } from './schema/agency.ts';
import { contactForm } from './schema/contact-form.ts';
import {
  companyIntro,
  contact,
  hero,
  questions,
  servicesSection,
  technology,
  whyChooseUs,
} from './schema/home.ts';
import { service } from './schema/service.ts';
import { pages, policy, site } from './schema/site.ts';

/** What each file of words and facts must hold, by the file's name without `.yaml`. */
export const contentFiles = {
  agency,
  hero,
  services: servicesSection,
  'company-intro': companyIntro,
  technology,
  'why-choose-us': whyChooseUs,
  questions,
  contact,
  'contact-form': contactForm,
  pages,
  site,
} as const;

/** What each file in `services/` must hold. */
export const serviceFile = service;

/** What the lines above a policy's text must hold, in `privacy-policy.md` and `terms-of-service.md`. */
export const policyFile = policy;

/** How many services the page has room for. */
export const serviceLimits = { fewest: 3, most: 8 } as const;

/** What the files hold, each as its schema gives it. */
export type Files = {
  [Name in keyof typeof contentFiles]: z.output<(typeof contentFiles)[Name]>;
};

export type Hero = z.infer<typeof hero>;
export type ServicesSection = z.infer<typeof servicesSection>;
export type CompanyIntro = z.infer<typeof companyIntro>;
export type Technology = z.infer<typeof technology>;
export type WhyChooseUs = z.infer<typeof whyChooseUs>;
export type Questions = z.infer<typeof questions>;
export type ContactSection = z.infer<typeof contact>;
export type ContactFormCopy = z.infer<typeof contactForm>;
export type PagesCopy = z.infer<typeof pages>;
export type Service = z.infer<typeof service> & { readonly slug: string };
export type Transcript = NonNullable<Service['transcript']>;
