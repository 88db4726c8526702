import { sharedFormCopy } from 'virtual:contact-form-copy';
import { addStyles } from '../styles/add-styles.ts';
import { findField, readFields, writeFields } from './form-elements.ts';
import { type Inquiry, parseInquiry } from './inquiry.ts';
import { openMailFallback, showSavedFallbacks } from './mail-fallback-panel.ts';
import styles from './outcome.css?inline';
import {
  findForm,
  formCodeFailedEvent,
  unhandledSubmitEvent,
} from './shared-with-inline-script.ts';
import { invalidFields } from './validate.ts';

/** Marks the first field in error by the browser's own means. */
function reportFirstInvalidField(inquiry: Inquiry): boolean {
  const [name] = invalidFields(inquiry);
  const field = name && findField(name);
  if (!field) return false;
  field.setCustomValidity(sharedFormCopy.fields[name].error);
  field.reportValidity();
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  return true;
}

addStyles(styles);

// Runs as it is loaded, by `client/lazy-form.ts`: does without the form's code what a submit needs.
addEventListener(unhandledSubmitEvent, (event) => {
  const inquiry = parseInquiry(readFields());
  if (!reportFirstInvalidField(inquiry)) {
    // Those of earlier inquiries stand below it.
    showSavedFallbacks();
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !findForm()?.contains(activeElement);
    openMailFallback(inquiry, !isElsewhere);
    writeFields(null);
  }
  // Last, so that an error on the way leaves the notice with the address.
  event.preventDefault();
});

addEventListener(formCodeFailedEvent, showSavedFallbacks);
