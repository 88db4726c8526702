import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type RouteName, routeNames } from '../routes.ts';
import type { Logo, LogoImage } from './logo.ts';
import type { Imprint, Policy } from './policy-file.ts';
import { longestTitle } from './schema/site.ts';
import type { ParsedFiles, Service, ServiceFile } from './schema.ts';
import { segmentSentence } from './segment-sentence.ts';
import { socialIcon } from './social-icon.ts';

export interface Phone {
  /** As the agency writes it. */
  readonly display: string;
  /** The address of a link that dials it (RFC 3966), extension included. */
  readonly href: string;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Path of the page on the site, or null for a page that must not be indexed. */
  readonly path: string | null;
  /** The page's heading, and a short sentence for the share image. */
  readonly heading: string;
  readonly shareSubtitle: string | null;
}

/** A page that visitors and search engines find. */
export type RoutePage = PageMeta & { readonly path: string };

export type Content = ReturnType<typeof deriveContent>;
export type SharedWords = Content['sharedWords'];

/** Adds derived values to the checked files: phone links, titles that fit, paths. */
export function deriveContent(
  files: ParsedFiles,
  serviceFiles: readonly ServiceFile[],
  policies: { readonly privacy: Policy; readonly terms: Policy; readonly imprint: Imprint | null },
  logo: Logo | null,
) {
  const { agency, pages, servicesSection, sharedWords, ...sections } = files;
  const { home, notFound, error } = pages;
  const { imprint } = policies;
  const innerPages = {
    privacy: { ...pages.privacy, title: fittingTitle(pages.privacy) },
    terms: { ...pages.terms, title: fittingTitle(pages.terms) },
    ...(imprint && { imprint: imprintPage(imprint, agency.name) }),
  };
  const homePage: RoutePage = {
    title: fittingTitle(home),
    description: home.description,
    heading: files.hero.title,
    path: '/',
    shareSubtitle: null,
  };
  const hidden = { path: null, shareSubtitle: null };
  const pageOf: Readonly<Partial<Record<RouteName, RoutePage>>> = { home: homePage, ...innerPages };
  return {
    ...sections,
    contactForm: {
      ...sections.contactForm,
      privacy: { ...sections.contactForm.privacy, href: pages.privacy.path },
    },
    agency: {
      ...agency,
      logo: logo && { ...logo, light: logoImage(logo.light), dark: logoImage(logo.dark) },
      phone: phoneLink(agency.phone),
      demoLine: agency.demoLine === undefined ? null : phoneLink(agency.demoLine),
      social: agency.social.map((link) => ({ ...link, icon: socialIcon(link.network) })),
    },
    servicesSection,
    services: serviceFiles.map(({ order: _, scene: __, ...service }): Service => service),
    scenes: serviceFiles.map((service) => serviceScene(service, agency.language)),
    sharedWords: {
      ...sharedWords,
      nav: navigation(sharedWords.nav),
      theme: themeChoices(sharedWords.theme),
    },
    policies,
    /** Every page that visitors and search engines find, in the order of the sitemap and footer. */
    routePages: routeNames.flatMap((name) => {
      const page = pageOf[name];
      return page === undefined ? [] : [{ name, ...page }];
    }),
    /** The files of the owner's own logo; null for the default one. */
    logoFiles: logo,
    pages: {
      home: homePage,
      ...innerPages,
      notFound: { ...notFound, ...hidden },
      error: { ...error, ...hidden },
    },
  };
}

/** The properties that the page needs. */
const logoImage = ({ src, width, height }: LogoImage): LogoImage => ({ src, width, height });

/** A service's scene in the first screen, its sentence split into words that are shown one after another. */
function serviceScene({ name, drawing, scene }: ServiceFile, language: string) {
  const { sentence, tab, ...others } = scene;
  // Users of speech input say what they see (WCAG 2.5.3): drop a tab label that is no longer part of the name.
  const isInName = tab !== undefined && name.toLowerCase().includes(tab.toLowerCase());
  return {
    ...others,
    tab: isInName ? tab : name,
    service: name,
    drawing,
    words: segmentSentence(sentence, language),
  };
}

/** The sections of the home page that the header links to; other pages prepend its path. */
function navigation({
  label,
  menu,
  services,
  about,
  contact,
  button,
}: ParsedFiles['sharedWords']['nav']) {
  const links = [
    { text: services, href: '#services' },
    { text: about, href: '#about' },
    { text: contact, href: '#contact' },
  ] as const;
  const names = { services, about, contact };
  return { label, menu, links, names, button: { text: button, href: '#contact' } };
}

function themeChoices({ light, dark, system, ...words }: ParsedFiles['sharedWords']['theme']) {
  const choices = [
    { value: 'light', text: light },
    { value: 'dark', text: dark },
    { value: 'system', text: system },
  ] as const;
  return { ...words, choices };
}

/** The link of a validated phone number; national zeros and punctuation are left out of its URL. */
export function phoneLink(display: string): Phone {
  const href = parsePhoneNumberFromString(display)?.getURI() ?? '';
  return { display, href };
}

function imprintPage({ heading, description, path }: Imprint, siteName: string): RoutePage {
  const titles = [`${heading} | ${siteName}`, heading];
  return { heading, description, path, title: fittingTitle({ titles }), shareSubtitle: null };
}

function fittingTitle({ titles }: { readonly titles: readonly string[] }): string {
  return titles.find((title) => title.length <= longestTitle) ?? '';
}
