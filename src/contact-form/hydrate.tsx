import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

// Runs as it is loaded, by `client/lazy-form.ts`.
const island = document.querySelector<HTMLElement>('[data-code]');
if (island)
  hydrateRoot(island, <ContactForm {...JSON.parse(island.dataset['deployment'] ?? '')} />);
