import type { z } from 'zod';
import { agency } from './schema/agency.ts';
import { contactForm } from './schema/contact-form.ts';
import { sectionFiles } from './schema/home.ts';
import { serviceSchema } from './schema/service.ts';
import { frontMatterSchema, imprintSchema, pages, sharedWords } from './schema/site.ts';

/** The schema of each content file. */
export const contentSchemas = { agency, ...sectionFiles, contactForm, pages, sharedWords } as const;

/** The file of an entry of {@link contentSchemas}: `exampleCall` is `example-call.yaml`. */
export function fileName(entry: string): string {
  return `${entry.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}

/** The file of each document in Markdown; the imprint may be absent. */
export const policyFiles = {
  privacy: 'privacy-policy.md',
  terms: 'terms-of-service.md',
  imprint: 'imprint.md',
} as const;

/** The schemas of the files in `services/`, and of the front matter of the policies and the imprint. */
export { frontMatterSchema, imprintSchema, serviceSchema };

/** The lines above the text of a document in Markdown, with the YAML between them. */
export const frontMatter = /^---\r?\n(.*?)(?<=\n)---\r?\n/s;

/** The number of services that the page supports; `console.css` has a line for each. */
export const serviceCount = { min: 3, max: 8 } as const;

/** The content files by name, read and checked. */
export type ParsedFiles = {
  [Name in keyof typeof contentSchemas]: z.output<(typeof contentSchemas)[Name]>;
};

export type ServiceFile = z.infer<typeof serviceSchema> & { readonly slug: string };

/** A service in its place among the others, without its scene, which `Content` lists separately. */
export type Service = Omit<ServiceFile, 'order' | 'scene'>;
