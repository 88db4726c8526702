import { copy, email } from 'virtual:contact-form-copy';
import { addStyles } from '../styles/add-styles.ts';
import { findField, readFields, writeFields } from './form-elements.ts';
import { formCodeFailedEvent, submitTimedOutEvent } from './form-id.ts';
import { parseInquiry } from './inquiry.ts';
import { mailLink, mailText } from './mail-link.ts';
import styles from './outcome.css?inline';
import { type Fallback, readFallbacks, saveFallbacks } from './saved-fallbacks.ts';
import { invalidFields } from './validate.ts';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/**
 * The panel of `MailFallbackPanel.tsx` without its code: what to do, the link, the message and the address.
 *
 * @param isSaved whether a reload would bring it back
 */
function showPanel({ inquiry }: Fallback, isSaved: boolean): HTMLElement {
  const { panel } = copy;
  const { href, isCut } = mailLink(inquiry, email, copy);
  const heading = element('h4', { tabIndex: -1 }, panel.title);
  const section = element(
    'section',
    {
      ariaLabel: panel.title,
      className: 'outcome',
    },
    heading,
    element('p', {}, isCut ? panel.cut : panel.text),
    ...(isSaved ? [] : [element('p', { className: 'outcome-not-kept' }, panel.notKept)]),
    element('a', { href, className: 'button button-primary' }, panel.again),
    element(
      'p',
      { className: 'hint' },
      `${panel.nothing} `,
      element('a', { href: `mailto:${email}` }, email),
    ),
    element('textarea', {
      ariaLabel: panel.message,
      readOnly: true,
      rows: 8,
      value: mailText(inquiry, copy),
      className: 'field-control',
    }),
  );
  section.dataset['mailFallback'] = '';
  document.querySelector('[data-code]')?.before(section);
  return heading;
}

/** Marks the first field in error by the browser's own means. */
function reportError(inquiry: ReturnType<typeof readFields>): boolean {
  const [name] = invalidFields(inquiry);
  const field = name && findField(name);
  if (!field) return false;
  field.setCustomValidity(copy.fields[name].error);
  field.reportValidity();
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  return true;
}

addStyles(styles);

// Runs as it is loaded, by `client/lazy-form.ts`: does without the form's code what a submit needs.
addEventListener(submitTimedOutEvent, (event) => {
  const inquiry = parseInquiry(readFields());
  if (!reportError(inquiry)) {
    const { href } = mailLink(inquiry, email, copy);
    const fallback = { id: Date.now(), inquiry };
    const isSaved = saveFallbacks([fallback, ...readFallbacks()]);
    const heading = showPanel(fallback, isSaved);
    writeFields(null);
    heading.focus({ preventScroll: true });
    heading.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
    location.href = href;
  }
  // Last, so that an error on the way leaves the notice with the address.
  event.preventDefault();
});

addEventListener(formCodeFailedEvent, () => {
  if (document.querySelector('[data-mail-fallback]')) return;
  for (const fallback of readFallbacks()) showPanel(fallback, true);
});
