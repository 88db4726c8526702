import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

/** The form as HTML that React can hydrate. */
export function renderContactForm(props: ContactFormProps): string {
  return renderToString(createElement(ContactForm, props));
}
