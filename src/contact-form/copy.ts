import { agency } from '../content/agency.ts';
import { inquiryWords } from '../content/contact-form.ts';
import { errorScreen } from '../content/error-screen.ts';

// What the form says and whom it reaches, at build time and in the browser alike.
export const copy = inquiryWords;
export const crashCopy = errorScreen;
export const { email, phone } = agency;

export type ContactFormCopy = typeof inquiryWords;
export type CrashCopy = typeof errorScreen;
