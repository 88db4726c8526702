import { randomUUID } from 'node:crypto';
import { createInquiry, type Inquiry } from '../../../src/contact-form/fields.ts';

/** A valid inquiry from an address that no other test uses. */
export function newInquiry(change: Partial<Inquiry> = {}): Inquiry {
  return {
    ...createInquiry(({ name }) => `The ${name} of a visitor`),
    firstName: 'Ada',
    lastName: 'Quill',
    email: `visitor-${randomUUID()}@example.org`,
    company: 'Quill Plumbing',
    message: 'We miss calls on Saturdays.\nCan an agent book visits for us?',
    ...change,
  };
}
