import type { TextareaHTMLAttributes } from 'react';
import type { FieldName } from '../content/contact-form.ts';

/** What a field is. `Field` is the component that shows it. */
export interface FieldSpec {
  readonly name: FieldName;
  /** The minimum length of the parsed value, or an email address. */
  readonly rule: number | 'email';
  /** It may stay empty. Not for the email address: a reply goes there. */
  readonly optional?: true;
  readonly isMultiline?: true;
  readonly attributes: TextareaHTMLAttributes<Element>;
}

/** The fields of the contact form, in the order of the page. */
export const fields: readonly FieldSpec[] = [
  {
    name: 'firstName',
    rule: 2,
    attributes: { autoComplete: 'given-name', autoCapitalize: 'words' },
  },
  {
    name: 'lastName',
    rule: 2,
    attributes: { autoComplete: 'family-name', autoCapitalize: 'words' },
  },
  {
    name: 'email',
    rule: 'email',
    // Not `type="email"`: Chromium turns `müller.example` in its value into `xn--mller-kva.example`.
    attributes: {
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      dir: 'ltr',
      spellCheck: false,
    },
  },
  {
    name: 'company',
    rule: 2,
    attributes: { autoComplete: 'organization', autoCapitalize: 'words' },
  },
  {
    name: 'message',
    rule: 10,
    isMultiline: true,
    attributes: { rows: 4, autoCapitalize: 'sentences' },
  },
];

/** One text per field. */
export type Inquiry = Readonly<Record<FieldName, string>>;

/** Builds an inquiry from one text per field. */
export function createInquiry(textOf: (field: FieldSpec) => string): Inquiry {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)])) as Inquiry;
}

export const emptyInquiry = createInquiry(() => '');

/** The names of all fields, in the order of the page. */
export const fieldNames: readonly FieldName[] = fields.map(({ name }) => name);

/** Whether no field has any text. */
export const isEmpty = (inquiry: Inquiry) => !Object.values(inquiry).some(Boolean);

/** Whether two inquiries have the same text in every field. */
export const isSame = (one: Inquiry, other: Inquiry) =>
  fieldNames.every((name) => one[name] === other[name]);

/** First and last name; only one of them, if the other is optional and empty. */
export const fullName = ({ firstName, lastName }: Inquiry) => `${firstName} ${lastName}`.trim();

export const formId = 'contact-form';

/** The name of the field that only programs fill in. It means nothing to extensions or autofill. */
export const honeypotName = 'reference';

/** The form on the page; null at build time. */
export const findForm = () =>
  globalThis.document?.querySelector<HTMLFormElement>(`form#${formId}`) ?? null;

/** The ID of a field's control, which no field added by an extension has. */
export const fieldId = (name: FieldName) => `contact-${name}`;

/** A field's control; null if there is no form, or an extension has removed the field. */
export function findField(form: HTMLFormElement | null, name: FieldName) {
  return form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${fieldId(name)}`) ?? null;
}

/** What the fields hold; empty strings if there is no form. */
export function readFields(form: HTMLFormElement | null): Inquiry {
  return createInquiry(({ name }) => findField(form, name)?.value ?? '');
}

/** Writes only what differs: writing the same text would still move the caret. */
export function writeFields(form: HTMLFormElement | null, text: Inquiry): void {
  for (const name of fieldNames) {
    const field = findField(form, name);
    if (field && field.value !== text[name]) field.value = text[name];
  }
}
