import { statSync } from 'node:fs';
import type { Deployment } from '../env.ts';
import type { Content } from './derive.ts';
import { placeName } from './explain.ts';
import { hostMistake } from './public-host.ts';
import { fileName } from './schema.ts';

/** What is typed in place of words that are still to come, and what no visitor can dial or open. */
const placeholders = [
  /[\w.+:/@-]*\bexample\.(?:com|net|org)[\w/-]*/i,
  /[+\d(). -]*555[ -]?01\d\d\b/,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|XXX+)\b/,
  /\b(?:jane|john) doe\b/i,
];

/** Bytes; ten seconds of speech take more. */
const shortestRecording = 20_000;

interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/**
 * Names what would embarrass a release although a build can do with it: placeholders anywhere in the words and
 * facts, addresses that nobody can reach, figures without a basis.
 *
 * @param content the words and facts, already checked
 * @returns a line for each item with its file, place and value, and what to write
 */
export function contentItems(content: Content): string[] {
  const found = new Map<string, string>();
  for (const { place, text } of placedTexts(content)) {
    for (const pattern of placeholders) {
      const match = pattern.exec(text)?.[0].trim();
      // A fact is named where it is written, and not in each text that refers to it.
      if (match !== undefined && !found.has(match)) found.set(match, place);
    }
  }
  const { agency, companyIntro, whyChooseUs } = content;
  const addresses = [agency.email, agency.consultation.url, ...agency.social.map(({ url }) => url)];
  const links = whyChooseUs.customers.flatMap(({ link }) => link ?? []);
  const unreachable = [...addresses, ...links].flatMap((address) => {
    const mistake = hostMistake(
      address.includes('@') ? (address.split('@')[1] ?? '') : hostOf(address),
    );
    return mistake === null || found.has(address)
      ? []
      : [`"${address}" ${mistake}. Write your own.`];
  });
  const { recording } = companyIntro.call;
  const isShort = recording && statSync(`src/content/media/${recording}`).size < shortestRecording;
  return [
    ...[...found].map(
      ([match, place]) => `${place} has the placeholder "${match}". Write your own.`,
    ),
    ...unreachable,
    ...(isShort
      ? [`src/content/media/${recording} is too small to be a recording of a call.`]
      : []),
    ...Object.entries(agency.figures)
      .filter(([, { basis }]) => basis.trim() === '')
      .map(
        ([figure]) =>
          `src/content/agency.yaml: figures, ${figure}, basis is empty. Write what was counted or measured, when, and where the proof is; without one, change the figure.`,
      ),
  ];
}

const hostOf = (url: string) => new URL(url).hostname;

/** Every text with its file and its place there. */
function placedTexts({ services, policies, ...files }: Content) {
  return [
    ...Object.entries(files).flatMap(([key, value]) =>
      textsIn(fileName(key === 'servicesSection' ? 'services' : key), value),
    ),
    ...services.flatMap(({ slug, ...service }) =>
      textsIn(`services/${slug}.yaml (${service.name})`, service),
    ),
    ...textsIn('privacy-policy.md', policies.privacy),
    ...textsIn('terms-of-service.md', policies.terms),
  ];
}

const derived = new Set(['href', 'icon']);

function textsIn(file: string, value: unknown, path: readonly PropertyKey[] = []): PlacedText[] {
  if (typeof value === 'string') {
    return [{ place: `src/content/${file}: ${placeName(path)}`, text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    derived.has(key)
      ? []
      : textsIn(file, part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Names what a release misses or has wrong in its variables.
 *
 * @param localKeys the public key of the inbox on this computer, which no real service knows
 * @returns a line for each item with the variable, its value and what to write
 */
export function variableItems(
  { siteUrl, emailService, emailOrigin }: Deployment,
  localKeys: { readonly publicKey: string },
): string[] {
  const emailMistake = hostMistake(hostOf(emailOrigin));
  const siteMistake = siteUrl === null ? null : hostMistake(hostOf(siteUrl));
  const items = [
    siteUrl === null &&
      'SITE_URL is not set. Write the address of your site, like https://www.agency.com.',
    siteMistake && `SITE_URL "${siteUrl}" ${siteMistake}. Write the address of your site.`,
    emailService === null &&
      'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set. Copy them from the dashboard of EmailJS.',
    emailService?.publicKey === localKeys.publicKey &&
      'EMAILJS_PUBLIC_KEY is the key of the inbox on this computer. Write your own.',
    emailMistake &&
      `EMAILJS_ORIGIN "${emailOrigin}" ${emailMistake}. Leave it empty for the service's own.`,
  ];
  return items.filter((item) => typeof item === 'string');
}
