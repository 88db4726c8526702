import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from './ContactForm.tsx';
import type { EmailService } from './emailjs.ts';

/** The form as HTML that React can hydrate. */
export function renderContactForm(props: EmailService): string {
  return renderToString(createElement(ContactForm, props));
}
