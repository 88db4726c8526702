import { hydrateRoot } from 'react-dom/client';
import { Inquiry } from './ContactForm.tsx';
import { type InquiryDeployment, inquiryProps } from './props.ts';

// Runs as it is loaded, by `behavior/inquiry-code.ts`: gives the form in the page its code.
const place = document.querySelector<HTMLElement>('[data-code]');
if (place) {
  const deployment: InquiryDeployment = JSON.parse(place.dataset['deployment'] ?? '');
  hydrateRoot(place, <Inquiry {...inquiryProps(deployment)} />);
}
