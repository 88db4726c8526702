import { contactForm, email, errorPage, phone } from 'virtual:contact-form-copy';
import type { InquiryProps } from './ContactForm.tsx';

/** What only the deployment knows, written into the page and read back in the browser. */
export type InquiryDeployment = Pick<InquiryProps, 'service' | 'serviceOrigin'>;

/** The same properties at build time and in the browser, so that React finds the markup it expects. */
export function inquiryProps(deployment: InquiryDeployment): InquiryProps {
  return {
    ...deployment,
    words: contactForm,
    crash: errorPage,
    email,
    phone,
  };
}
