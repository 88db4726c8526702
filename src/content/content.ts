import { z } from 'zod';
import agencyFile from './agency.yaml';
import { escapeMarkdown, type Facts, insertFacts } from './facts.ts';
import { phoneLink } from './phone-link.ts';
import privacyPolicy from './privacy-policy.md?raw';
import { type SchemaName, schemas } from './schema.ts';
import termsOfService from './terms-of-service.md?raw';

/** All files by path; an empty one is null. */
const files = import.meta.glob<{ name?: string; order?: number } | null>('./**/*.yaml', {
  eager: true,
  import: 'default',
});
const serviceFiles = Object.entries(files)
  .filter(([path]) => path.startsWith('./services/'))
  .sort(([, one], [, other]) => (one?.order ?? 0) - (other?.order ?? 0));

/** What the first screen's choice needs, and `Console.module.css` can show. */
const serviceCount = { min: 2, max: 6 };

// An empty file is null.
const phoneNumber = String(agencyFile?.phone);
const phone = { display: phoneNumber, href: phoneLink(phoneNumber) ?? '' };
const paths = { home: '/', privacy: '/privacy-policy', terms: '/terms-of-service' } as const;

/** A paragraph for each file with a mistake: all files are read before the build stops. */
const problems: string[] = [];

function attempt<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    problems.push(`src/content/${file}\n${message}`);
    return undefined as never;
  }
}

/** What `{{…}}` in a text stands for. One agency fact may contain another. */
const facts: Facts = {
  agency: { ...agencyFile, phoneLink: phone.href },
  services: attempt('agency.yaml', () =>
    new Intl.ListFormat(String(agencyFile?.language ?? 'en')).format(
      serviceFiles.map(([, service]) => String(service?.name)),
    ),
  ),
  pages: { privacy: { path: paths.privacy }, terms: { path: paths.terms } },
};

function parse<Name extends SchemaName>(name: Name, file: string) {
  return attempt(file, () =>
    schemas[name].parse(insertFacts(files[`./${file}`], facts)),
  ) as z.output<(typeof schemas)[Name]>;
}

const readPolicy = (file: string, markdown: string) =>
  attempt(file, () => insertFacts(markdown, facts, escapeMarkdown));

const agency = parse('agency', 'agency.yaml');
const hero = parse('hero', 'hero.yaml');
const services = serviceFiles.map(([path]) => ({
  slug: path.replace(/^.*\/(.*)\.yaml$/, '$1'),
  ...parse('service', path.replace('./', '')),
}));
const sections = {
  servicesSection: parse('servicesSection', 'services-section.yaml'),
  company: parse('company', 'company.yaml'),
  technology: parse('technology', 'technology.yaml'),
  whyChooseUs: parse('whyChooseUs', 'why-choose-us.yaml'),
  questions: parse('questions', 'questions.yaml'),
  contact: parse('contact', 'contact.yaml'),
};
const contactForm = parse('contactForm', 'contact-form.yaml');
const pages = parse('pages', 'pages.yaml');
const sharedWords = parse('sharedWords', 'shared-words.yaml');
const privacyMarkdown = readPolicy('privacy-policy.md', privacyPolicy);
const termsMarkdown = readPolicy('terms-of-service.md', termsOfService);

if (serviceFiles.length < serviceCount.min || serviceFiles.length > serviceCount.max) {
  problems.push(
    `src/content/services
There are ${serviceFiles.length} files: from ${serviceCount.min} to ${serviceCount.max} are allowed.`,
  );
}
if (problems.length > 0) {
  // Without a stack: the mistake is not in the code.
  throw Object.assign(new Error(`\n${[...new Set(problems)].join('\n\n')}\n`), { stack: '' });
}

const { nav, theme } = sharedWords;

/** All of the site's text and facts, checked. */
export const content = {
  ...sections,
  hero,
  services,
  agency: { ...agency, phone },
  contactForm: { ...contactForm, privacy: { ...contactForm.privacy, href: paths.privacy } },
  sharedWords: {
    ...sharedWords,
    nav: {
      ...nav,
      /** The sections of the home page that the header links to; other pages prepend its path. */
      links: [
        { text: nav.services, href: '#services' },
        { text: nav.about, href: '#about' },
        { text: nav.contact, href: '#contact' },
      ],
      button: { text: nav.button, href: '#contact' },
    },
    theme: {
      ...theme,
      choices: [
        { value: 'light', text: theme.light },
        { value: 'dark', text: theme.dark },
        { value: 'system', text: theme.system },
      ] as const,
    },
  },
  pages: {
    ...pages,
    home: { ...pages.home, heading: hero.title, path: paths.home },
    privacy: { ...pages.privacy, path: paths.privacy, markdown: privacyMarkdown },
    terms: { ...pages.terms, path: paths.terms, markdown: termsMarkdown },
  },
};

export type Content = typeof content;
export type Phone = Content['agency']['phone'];
export type Service = Content['services'][number];
export type SharedWords = Content['sharedWords'];
