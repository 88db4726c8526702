import type { Inquiry } from '../../../src/contact-form/fields.ts';

export const owner = 'owner@example.com';
export const ada: Inquiry = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada+tag@example.com',
  company: 'Engines & Co',
  message: 'First line\nsecond line, 100% + more?',
};

/** Refuses, as storage does. */
export const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};
