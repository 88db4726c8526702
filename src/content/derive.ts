import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type InnerRouteName, innerRouteNames, routes } from '../routes.ts';
import type { Policy } from './policy-file.ts';
import { longestTitle } from './schema/site.ts';
import type { Files, Service } from './schema.ts';
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
  /** Path of the page on the site, or null for a page that search must not find. */
  readonly path: string | null;
  /** The page's heading, and a short sentence for the picture beside a shared link. */
  readonly heading: string;
  readonly shareSubtitle: string | null;
}

/** A page that visitors and search find. */
export type RoutePage = PageMeta & { readonly path: string };

export type Content = ReturnType<typeof deriveContent>;
export type SharedWords = Content['sharedWords'];

/** Adds to the checked files what follows from them: the phone's address, titles that fit, paths. */
export function deriveContent(
  files: Files,
  services: readonly Service[],
  policies: { readonly privacy: Policy; readonly terms: Policy },
) {
  const { agency, pages, servicesSection, sharedWords, ...sections } = files;
  const { home, notFound, error } = pages;
  const inner = innerRouteNames.map((name): [InnerRouteName, RoutePage] => [
    name,
    { ...pages[name], title: fittingTitle(pages[name]), path: routes[name] },
  ]);
  const homePage: RoutePage = {
    title: fittingTitle(home),
    description: home.description,
    heading: files.hero.title,
    path: routes.home,
    shareSubtitle: null,
  };
  const hidden = { path: null, shareSubtitle: null };
  return {
    ...sections,
    agency: {
      ...agency,
      phone: phoneLink(agency.phone),
      demoLine: agency.demoLine === undefined ? null : phoneLink(agency.demoLine),
      social: agency.social.map((link) => ({ ...link, icon: socialIcon(link.network) })),
    },
    servicesSection,
    services,
    sharedWords: {
      ...sharedWords,
      nav: navigation(sharedWords.nav),
      theme: themeChoices(sharedWords.theme),
    },
    policies,
    pages: {
      home: homePage,
      ...(Object.fromEntries(inner) as Record<InnerRouteName, RoutePage>),
      notFound: { ...notFound, ...hidden },
      error: { ...error, ...hidden },
    },
  };
}

/** The places on the home page that the header leads to; other pages put its address before them. */
function navigation({
  label,
  menu,
  services,
  about,
  contact,
  button,
}: Files['sharedWords']['nav']) {
  const links = [
    { text: services, href: '#services' },
    { text: about, href: '#about' },
    { text: contact, href: '#contact' },
  ] as const;
  const names = { services, about, contact };
  return { label, menu, links, names, button: { text: button, href: '#contact' } };
}

function themeChoices({ light, dark, system, ...words }: Files['sharedWords']['theme']) {
  const choices = [
    { value: 'light', text: light },
    { value: 'dark', text: dark },
    { value: 'system', text: system },
  ] as const;
  return { ...words, choices };
}

/** The link of a phone number that has been checked; national zeros and signs are left out of its address. */
export function phoneLink(display: string): Phone {
  const href = parsePhoneNumberFromString(display)?.getURI() ?? '';
  return { display, href };
}

function fittingTitle({ titles }: { readonly titles: readonly string[] }): string {
  return titles.find((title) => title.length <= longestTitle) ?? '';
}
