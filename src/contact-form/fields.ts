import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

interface FieldSpec {
  readonly name: string;
  /** Its template parameter; fields that share one are joined by a space. */
  readonly param: string;
  /** The minimum number of code points in the parsed value, or an email address. Every field is required. */
  readonly rule: number | 'email';
  readonly control: { readonly as?: 'textarea' } & TextareaHTMLAttributes<Element> &
    InputHTMLAttributes<Element>;
}

/** The fields of the contact form, in the order of the page, the email and the draft. */
export const fields = [
  {
    name: 'firstName',
    param: 'from_name',
    rule: 2,
    control: { autoComplete: 'given-name', autoCapitalize: 'words' },
  },
  {
    name: 'lastName',
    param: 'from_name',
    rule: 2,
    control: { autoComplete: 'family-name', autoCapitalize: 'words' },
  },
  {
    name: 'email',
    param: 'from_email',
    rule: 'email',
    control: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      dir: 'ltr',
      spellCheck: false,
    },
  },
  {
    name: 'company',
    param: 'company',
    rule: 2,
    control: { autoComplete: 'organization', autoCapitalize: 'words' },
  },
  {
    name: 'message',
    param: 'message',
    rule: 10,
    control: { as: 'textarea', rows: 4, autoCapitalize: 'sentences' },
  },
] as const satisfies readonly FieldSpec[];

export type FieldName = (typeof fields)[number]['name'];

/** One text per field. */
export type Inquiry = Readonly<Record<FieldName, string>>;

/** Builds an inquiry from one text per field. */
export function createInquiry(textOf: (field: (typeof fields)[number]) => string): Inquiry {
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)])) as Inquiry;
}

export const emptyInquiry = createInquiry(() => '');

/** Reads a stored inquiry, perhaps from a version of the site with other fields: missing fields are empty. */
export function toInquiry(stored: unknown): Inquiry {
  const values = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return createInquiry(({ name }) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  });
}

/** Whether no field has any text. */
export const isEmpty = (inquiry: Inquiry) => !Object.values(inquiry).some(Boolean);

/** Whether two inquiries have the same text in every field. */
export const isSame = (one: Inquiry, other: Inquiry) =>
  fieldNames.every((name) => one[name] === other[name]);

/** Whether a field takes multiple lines. */
export function isMultiline({ control }: Pick<FieldSpec, 'control'>): boolean {
  return 'as' in control;
}

/** The names of all fields, in the same order. */
export const fieldNames: readonly FieldName[] = fields.map(({ name }) => name);

/** The template parameters of an inquiry, in order, each with its fields and value. */
export function inquiryParams(inquiry: Inquiry) {
  return [...new Set(fields.map(({ param }) => param))].map((param) => {
    const group = fields.filter((field) => field.param === param);
    return { param, fields: group, value: group.map(({ name }) => inquiry[name]).join(' ') };
  });
}
