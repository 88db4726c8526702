import { emptyInquiry, type Inquiry } from '../../../src/contact-form/inquiry.ts';
import type { MailCopy } from '../../../src/contact-form/mail-link.ts';
import { fieldNames } from '../../../src/fields.ts';

export const owner = 'owner@example.com';
/** Each field is labeled by its name. */
export const copy: MailCopy = {
  fields: Object.fromEntries(
    fieldNames.map((name) => [name, { label: name }]),
  ) as MailCopy['fields'],
  mail: {
    name: 'Name',
    cutNote: '[This message was too long for a mail link. The rest of it is on the page.]',
  },
};
export const ada: Inquiry = {
  ...emptyInquiry,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada+tag@example.com',
  company: 'Engines & Co',
  message: 'First line\nsecond line, 100% + more?',
};

/** Takes a link apart as RFC 6068 says: one raw `@`, no raw comma, two headers. */
export function readLink(href: string) {
  const parts = /^mailto:([^?&#,@]+@[^?&#,@]+)\?subject=([^?&#=+]*)&body=([^?&#=+]*)$/.exec(href);
  if (!parts) throw new Error(`not one recipient, one subject and one body: ${href}`);
  const [to = '', subject = '', body = ''] = parts.slice(1).map(decodeURIComponent);
  return { to, subject, body };
}
