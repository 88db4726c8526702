import type { Deployment } from '../env.ts';
import type { Content } from './derive.ts';
import { hostMistake } from './public-host.ts';

const facts = 'src/content/agency.yaml';

/**
 * Names what would embarrass a release (O4) although a build can do with it: placeholders, what nobody can
 * reach, figures without a basis.
 *
 * @returns a line for each item with file, value and what to write; empty when there is none
 */
export function releaseFactMistakes(agency: Content['agency']): string[] {
  const { email, phone, consultation, social, bases } = agency;
  const addresses = [
    { path: 'consultation.url', url: consultation.url, what: 'your scheduling page' },
    ...social.map(({ network, url }, index) => ({
      path: `social.${index}.url`,
      url,
      what: `your page on ${network}, or take its line out`,
    })),
  ];
  const line = (path: string, value: string, mistake: string) =>
    `${facts}: ${path} ("${value}") ${mistake}.`;
  const emailHost = hostMistake(email.split('@').at(-1) ?? '');
  const phoneMistake = dialMistake(phone.display);
  return [
    ...(emailHost ? [line('email', email, `${emailHost}. Write the address of your mailbox`)] : []),
    ...(phoneMistake ? [line('phone', phone.display, phoneMistake)] : []),
    ...addresses.flatMap(({ path, url, what }) => {
      const mistake = hostMistake(new URL(url).hostname);
      return mistake ? [line(path, url, `${mistake}. Write the address of ${what}`)] : [];
    }),
    ...Object.entries(bases)
      .filter(([, note]) => note.trim() === '')
      .map(
        ([figure]) =>
          `${facts}: figures, ${figure}, basis is empty. Write what was counted or measured, when, and where the proof is; without one, change the figure.`,
      ),
  ];
}

function dialMistake(phone: string): string | null {
  return /55501\d\d/.test(phone.replace(/\D/g, ''))
    ? 'is a placeholder: 555-01xx is kept for films. Write your number'
    : null;
}

/**
 * Names what a release misses or has wrong in its variables (O4).
 *
 * @param localKeys the public key of the inbox on this computer, which no real service knows
 * @returns a line for each item with variable, value and mend; empty when there is none
 */
export function releaseVariableMistakes(
  { siteUrl, emailService, emailOrigin }: Deployment,
  localKeys: { readonly publicKey: string },
): string[] {
  const originMistake = hostMistake(new URL(emailOrigin).hostname);
  const siteMistake = siteUrl === null ? null : hostMistake(new URL(siteUrl).hostname);
  return [
    ...(siteUrl === null
      ? ['SITE_URL is not set. Write the address of your site, like https://www.agency.com.']
      : []),
    ...(siteMistake
      ? [`SITE_URL "${siteUrl}" ${siteMistake}. Write the address of your site.`]
      : []),
    ...(emailService === null
      ? [
          'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set. Copy them from the dashboard of EmailJS.',
        ]
      : []),
    ...(emailService?.publicKey === localKeys.publicKey
      ? ['EMAILJS_PUBLIC_KEY is the key of the inbox on this computer. Write your own.']
      : []),
    ...(originMistake
      ? [`EMAILJS_ORIGIN "${emailOrigin}" ${originMistake}. Leave it empty for the service's own.`]
      : []),
  ];
}
