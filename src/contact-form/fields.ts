/** The fields of the contact form, in the order in which they stand (F1). */
export const fieldNames = ['firstName', 'lastName', 'email', 'company', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed, field by field, exactly as typed: any UTF-16, any length (F1, F2). */
export type Inquiry = Readonly<Record<FieldName, string>>;

export const emptyInquiry: Inquiry = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  message: '',
};

// String.prototype.trim leaves control characters, NEL and the zero-width spaces that come with pasted text.
const blank = /[\s\p{Cc}\u200b\u2060]/u;

// Direction marks, soft hyphens and zero-width spaces ride along when an address is copied from a document.
// They belong to no address, nobody can see them, and with them a reply bounces.
const invisibleInAddress = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

function trim(value: string): string {
  // Two counters and no expression such as /\s+$/, which takes quadratic time on a long run of spaces.
  let start = 0;
  let end = value.length;
  while (start < end && blank.test(value.charAt(start))) start += 1;
  while (end > start && blank.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

/**
 * One value as the rules and the mail see it (F2): without white space of any script, control characters
 * and zero-width spaces at either end. An e-mail address also loses the invisible characters within it.
 * Linear in the length of the value; throws nothing.
 */
export function trimField(name: FieldName, value: string): string {
  return trim(name === 'email' ? value.replace(invisibleInAddress, '') : value);
}

/** A new inquiry in which `change` has replaced each value; the given one stays as it is. */
export function mapFields(
  inquiry: Inquiry,
  change: (value: string, name: FieldName) => string,
): Inquiry {
  return {
    firstName: change(inquiry.firstName, 'firstName'),
    lastName: change(inquiry.lastName, 'lastName'),
    email: change(inquiry.email, 'email'),
    company: change(inquiry.company, 'company'),
    message: change(inquiry.message, 'message'),
  };
}

/** The inquiry with every field trimmed by {@link trimField}; the given one stays as it is. */
export function trimInquiry(inquiry: Inquiry): Inquiry {
  return mapFields(inquiry, (value, name) => trimField(name, value));
}

/** True when no field holds anything that could be lost: each one is empty once trimmed. */
export function isEmpty(inquiry: Inquiry): boolean {
  return fieldNames.every((name) => trimField(name, inquiry[name]) === '');
}
