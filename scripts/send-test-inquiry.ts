import manifest from '../package.json' with { type: 'json' };
import { emptyInquiry, templateParams } from '../src/contact-form/inquiry.ts';
import type { Deployment } from '../src/env.ts';

const timeoutInMilliseconds = 15_000;

/** What each answer of the service means and what fixes it. */
const meanings: Readonly<Record<number, string>> = {
  400: 'A key, the service ID or the template ID is not known there. Copy the three from the dashboard of EmailJS again.',
  403: 'The service refuses this address, or programs that are not browsers. In the dashboard of EmailJS under Account > Security, put SITE_URL on the list of domains. For this test alone, also tick "Allow EmailJS API for non-browser applications".',
  412: 'The mailbox has taken back its permission. In the dashboard of EmailJS under Email Services, open the service and reconnect the mailbox.',
  413: 'The message was larger than the service takes.',
  422: 'The template has no recipient. In the dashboard of EmailJS, put {{{to_email}}} into the field "To Email" of the template.',
  426: 'The quota of the account is used up for this month. Choose a larger plan, or wait: until then inquiries come through the mail program of the visitor.',
  429: 'The service was asked twice within a second. Run this again.',
};

const inquiry = {
  ...emptyInquiry,
  firstName: 'Test',
  lastName: 'Inquiry',
  company: 'npm run doctor',
  message:
    'This is a test that "npm run doctor" sent. If you read it in your mailbox, inquiries arrive.',
};

/**
 * Sends one inquiry from and to the agency's address, as the site would. Returns where to look for it, and throws
 * what happened and what to do when the service did not take it.
 */
export async function sendTestInquiry(
  { siteUrl, emailOrigin }: Deployment,
  keys: NonNullable<Deployment['emailService']>,
  email: string,
): Promise<string> {
  const response = await fetch(new URL('/api/v1.0/email/send', emailOrigin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(siteUrl && { Origin: siteUrl }) },
    body: JSON.stringify({
      lib_version: manifest.dependencies['@emailjs/browser'],
      user_id: keys.publicKey,
      service_id: keys.serviceId,
      template_id: keys.templateId,
      template_params: templateParams({ ...inquiry, email }, email),
    }),
    signal: AbortSignal.timeout(timeoutInMilliseconds),
  }).catch(() => {
    throw new Error(
      `${emailOrigin} does not answer. Check the network of this computer, and EMAILJS_ORIGIN if it is set.`,
    );
  });
  const { status } = response;
  const answer = (await response.text()).trim();
  if (status === 200 && answer === 'OK') {
    return `${emailOrigin} took the test inquiry. Look for it in the mailbox of ${email}, and among its spam.`;
  }
  const otherMeaning =
    status >= 500
      ? 'The service has an outage. Run this again in an hour.'
      : 'This is not an answer of the e-mail service.';
  const meaning = meanings[status] ?? otherMeaning;
  throw new Error(`${emailOrigin} answered ${status} "${answer.slice(0, 120)}". ${meaning}`);
}
