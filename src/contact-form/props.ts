import { agency } from '../content/agency.ts';
import { inquiryWords } from '../content/contact-form.ts';
import { errorScreen } from '../content/error-screen.ts';
import type { InquiryProps } from './ContactForm.tsx';

/** What only the deployment knows, written into the page and read back in the browser. */
export type InquiryDeployment = Pick<InquiryProps, 'service' | 'serviceOrigin'>;

/** The same properties at build time and in the browser, so that React finds the markup it expects. */
export function inquiryProps(deployment: InquiryDeployment): InquiryProps {
  return {
    ...deployment,
    words: inquiryWords,
    crash: errorScreen,
    email: agency.email,
    phone: agency.phone,
  };
}
