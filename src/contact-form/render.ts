import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Inquiry } from './ContactForm.tsx';
import { type InquiryDeployment, inquiryProps } from './props.ts';

/** The form as HTML, with the marks by which React finds its way when the code arrives. */
export function renderInquiry(deployment: InquiryDeployment): string {
  return renderToString(createElement(Inquiry, inquiryProps(deployment)));
}
