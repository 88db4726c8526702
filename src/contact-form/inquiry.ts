import type { ComponentProps } from 'react';
import type { Field } from '../components/Field.tsx';
import { singleLine, trim, visibleInAddress, wellFormed } from './sanitize.ts';

interface FieldSpec {
  readonly name: string;
  /** The template parameter that carries it; fields that share one are joined by a space. */
  readonly param: string;
  /** The fewest code points of the parsed value, or the rule of an e-mail address. */
  readonly rule: number | 'email';
  /** Whether two of them share a row where there is room. */
  readonly isHalf?: boolean;
  readonly control: Partial<ComponentProps<typeof Field>>;
}

/** The fields of the contact form, in the order of the page, the mail and the draft. */
export const fields = [
  {
    name: 'firstName',
    param: 'from_name',
    rule: 2,
    isHalf: true,
    control: { autoComplete: 'given-name', autoCapitalize: 'words' },
  },
  {
    name: 'lastName',
    param: 'from_name',
    rule: 2,
    isHalf: true,
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
    control: { as: 'textarea', rows: 6, autoCapitalize: 'sentences' },
  },
] as const satisfies readonly FieldSpec[];

export type FieldName = (typeof fields)[number]['name'];
export type Param = (typeof fields)[number]['param'];

/** One text a field: as typed, or as {@link parseInquiry} returns it. */
export type Inquiry = Readonly<Record<FieldName, string>>;

export const fieldNames: readonly FieldName[] = fields.map(({ name }) => name);

/** An inquiry made field by field. */
export function createInquiry(read: (field: (typeof fields)[number]) => string): Inquiry {
  return Object.fromEntries(fields.map((field) => [field.name, read(field)])) as Inquiry;
}

export const emptyInquiry = createInquiry(() => '');

/** Whether a field takes several lines. */
export function isMultiline({ control }: (typeof fields)[number]): boolean {
  return 'as' in control;
}

/**
 * The values as rules, service and mail see them: well-formed Unicode, without white space or control
 * characters at either end, on one line but for the message, an address without invisible characters.
 * Idempotent, linear in the length of what was typed; throws nothing.
 */
export function parseInquiry(typed: Inquiry): Inquiry {
  return createInquiry((field) => {
    const text = wellFormed(typed[field.name]);
    if (isMultiline(field)) return trim(text);
    return trim(singleLine(field.name === 'email' ? visibleInAddress(text) : text));
  });
}

/** The parameters that carry an inquiry, in order, each with its fields and its value. */
export function inquiryParams(inquiry: Inquiry) {
  return [...new Set(fields.map(({ param }) => param))].map((param) => {
    const carried = fields.filter((field) => field.param === param);
    return { param, fields: carried, value: carried.map(({ name }) => inquiry[name]).join(' ') };
  });
}
