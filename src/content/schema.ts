import { agency } from './schema/agency.ts';
import { contactForm } from './schema/contact-form.ts';
import { sections } from './schema/sections.ts';
import { service } from './schema/service.ts';
import { pages, sharedWords } from './schema/site.ts';

/** The schema of each content file. */
export const schemas = { agency, ...sections, contactForm, pages, sharedWords, service } as const;

export type SchemaName = keyof typeof schemas;
