import { hydrateRoot } from 'react-dom/client';
import { addStyles } from '../styles/add-styles.ts';
import { ContactFormRoot } from './ContactFormRoot.tsx';
import { showSavedFallbacks } from './mail-fallback-panel.ts';
import outcomeStyles from './outcome.css?inline';
import toastStyles from './toasts.css?inline';

// Runs as it is loaded, by `client/lazy-form.ts`.
addStyles(outcomeStyles);
addStyles(toastStyles);
const island = document.querySelector<HTMLElement>('[data-form-code]');
if (island)
  hydrateRoot(island, <ContactFormRoot {...JSON.parse(island.dataset['emailSettings'] ?? '')} />);
showSavedFallbacks();
