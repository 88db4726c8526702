import type { Deployment } from '../../src/env.ts';
import { hostIssue, hostOf } from './addresses.ts';

/** Placeholder keys from examples: `your_public_key`, `YOUR_SERVICE_ID`, `service_xxxxxxx`, `template_id`. */
const stockKey =
  /^your[_-]|^(?:(?:service|template)_)?(?:x+|\.+|0+|1234567?|abcd?(?:efg)?)$|^(?:(?:my|the|emailjs)[_-])?(?:public|user|service|template)_?(?:key|id)$|change_?me|replace/i;

const variableOf = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
} as const;

/** Lists missing and wrong variables, each with what to write. */
export function variableIssues(
  { siteUrl, emailKeys, emailOrigin }: Deployment,
  localKeys: { readonly publicKey: string },
): string[] {
  const emailIssue = hostIssue(hostOf(emailOrigin));
  const siteIssue = siteUrl === null ? null : hostIssue(hostOf(siteUrl));
  const issues = [
    siteUrl === null &&
      'SITE_URL is not set. Write the address of your site, like https://www.agency.com.',
    siteIssue && `SITE_URL "${siteUrl}" ${siteIssue}. Write the address of your site.`,
    emailKeys === null &&
      'EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID are not set. Copy them from the dashboard of EmailJS.',
    ...Object.entries(emailKeys ?? {})
      .filter(([, value]) => stockKey.test(value))
      .map(
        ([name, value]) =>
          `${variableOf[name as keyof typeof variableOf]} is "${value}", which is a placeholder. Copy your own from the EmailJS dashboard.`,
      ),
    emailKeys?.publicKey === localKeys.publicKey &&
      'EMAILJS_PUBLIC_KEY is the key of the inbox on this computer. Write your own.',
    emailIssue &&
      `EMAILJS_ORIGIN "${emailOrigin}" ${emailIssue}. Leave it empty to use that of EmailJS.`,
  ];
  return issues.filter((issue) => typeof issue === 'string');
}
