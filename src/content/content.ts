import { load } from 'js-yaml';
import { z } from 'zod';
import { escapeMarkdown, type Facts, insertFacts } from './facts.ts';
import { phoneLink } from './phone-link.ts';
import { type SchemaName, schemas } from './schema.ts';

/** The text of each file. */
const files = import.meta.glob<string>(['./*.yaml', './services/*', './*.md'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** How many services the first screen can show. */
const serviceCount = { min: 2, max: 6 };

const paths = { home: '/', privacy: '/privacy-policy', terms: '/terms-of-service' } as const;

/** A paragraph for each file with a mistake: all files are read before the build stops. */
const problems: string[] = [];

const report = (file: string, message: string) => problems.push(`src/content/${file}\n${message}`);

function attempt<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    report(file, message);
    return undefined as never;
  }
}

function stopAtProblems(): void {
  if (problems.length === 0) return;
  // Without a stack: the mistake is not in the code.
  throw Object.assign(new Error(`\n${[...new Set(problems)].join('\n\n')}\n`), { stack: '' });
}

function readText(file: string): string {
  const text = files[`./${file}`];
  if (!text?.trim()) throw new Error('The file is missing or empty.');
  return text;
}

const readYaml = (file: string) => load(readText(file), { filename: file });

/** What a file contains, before it is checked: nothing if it cannot be read. */
const readUnchecked = (file: string) =>
  attempt(file, () => readYaml(file) as Facts | null) ?? ({} as Facts);

const agencyFacts = readUnchecked('agency.yaml');
// Otherwise, every text with a fact would be a mistake too.
stopAtProblems();

const serviceFiles = Object.keys(files)
  .filter((path) => path.startsWith('./services/'))
  .map((path) => path.replace('./', ''))
  .map((file) => ({ file, values: readUnchecked(file) }))
  .sort((one, other) => Number(one.values['order']) - Number(other.values['order']));

for (const { file } of serviceFiles) {
  if (/^services\/[a-z0-9-]+\.yaml$/.test(file)) continue;
  report(
    file,
    'Only services belong here. Name the file with small letters, digits and hyphens, such as voice-agent.yaml.',
  );
}

const phoneNumber = String(agencyFacts['phone']);
const phone = { display: phoneNumber, href: phoneLink(phoneNumber) ?? '' };

/** What `{{…}}` in a text stands for. One agency fact may contain another. */
const facts: Facts = {
  agency: { ...agencyFacts, phoneLink: phone.href },
  services: attempt('agency.yaml', () =>
    new Intl.ListFormat(String(agencyFacts['language'] ?? 'en')).format(
      serviceFiles.map(({ values }) => String(values['name'])),
    ),
  ),
  pages: { privacy: { path: paths.privacy }, terms: { path: paths.terms } },
};

function parse<Name extends SchemaName>(name: Name, file: string) {
  return attempt(file, () => schemas[name].parse(insertFacts(readYaml(file), facts))) as z.output<
    (typeof schemas)[Name]
  >;
}

const readPolicy = (file: string) =>
  attempt(file, () => insertFacts(readText(file), facts, escapeMarkdown));

const agency = parse('agency', 'agency.yaml');
const hero = parse('hero', 'hero.yaml');
const services = serviceFiles.map(({ file }) => ({
  slug: file.replace(/^.*\/(.*)\.yaml$/, '$1'),
  ...parse('service', file),
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
const privacyMarkdown = readPolicy('privacy-policy.md');
const termsMarkdown = readPolicy('terms-of-service.md');

if (serviceFiles.length < serviceCount.min || serviceFiles.length > serviceCount.max) {
  report(
    'services',
    `There are ${serviceFiles.length} files: from ${serviceCount.min} to ${serviceCount.max} are allowed.`,
  );
}
stopAtProblems();

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
