import { readdirSync, readFileSync } from 'node:fs';
import { fields } from '../src/contact-form/fields.ts';
import { agency } from '../src/content/agency.ts';
import { contactForm, type FieldName } from '../src/content/contact-form.ts';
import { site } from '../src/content/site.ts';

/** The links in the header, in order, each with the section that it leads to. */
export const navLinks = Object.entries(site.header.links).map(([id, text]) => ({
  hash: `#${id}`,
  text,
}));

/** The fields that must not stay empty, in the order of the form. */
export const requiredNames = fields.filter(({ optional }) => !optional).map(({ name }) => name);

/** What the label of a field says. */
export const labelOf = (field: FieldName): string => {
  const { label } = contactForm.fields[field];
  return requiredNames.includes(field) ? label : `${label} ${contactForm.optional}`;
};

/** What only code reads. */
const notTexts = ['href', 'id', 'role', 'slug'];

/** Every text in a part of the content. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    notTexts.includes(key) ? [] : textsOf(each),
  );
}

const policyFolder = 'src/content/policies';

/** The policies, with what the first lines of their files say; a test cannot import MDX. */
export const policies = readdirSync(policyFolder).map((file) => {
  const text = readFileSync(`${policyFolder}/${file}`, 'utf8');
  const value = (name: string) =>
    new RegExp(`^${name}: ["']?(.*?)["']?$`, 'm').exec(text)?.[1] ?? '';
  return {
    file: `${policyFolder}/${file}`,
    name: file.replace('.mdx', ''),
    path: `/${file.replace('.mdx', '')}`,
    title: `${value('title')} | ${agency.name}`,
    headings: text.split('\n').filter((line) => line.startsWith('#')),
  };
});
