import { expect, test, vi } from 'vitest';
import type * as Fields from '../../../src/contact-form/fields.ts';
import { mailText } from '../../../src/contact-form/mail-link.ts';
import { invalidFields, parseInquiry } from '../../../src/contact-form/validate.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { ada } from './samples.ts';

// As if each field but the address had `optional: true`.
vi.mock('../../../src/contact-form/fields.ts', async (load) => {
  const module = await load<typeof Fields>();
  const fields = module.fields.map((field) =>
    field.name === 'email' ? field : { ...field, optional: true },
  );
  return { ...module, fields };
});

test.each(['firstName', 'lastName', 'company', 'message'] as const)(
  'F1 F16 an optional %s may be empty, and the email leaves it out; if not, its rule holds',
  (name) => {
    const inquiry = parseInquiry({ ...ada, [name]: '\u2800' });
    expect(inquiry[name]).toBe('');
    expect(invalidFields(inquiry)).toEqual([]);
    for (const line of mailText(inquiry, contactForm).split('\n')) {
      expect(line).not.toMatch(new RegExp(`^${contactForm.fields[name].label}:|  | - $| $`));
    }
    expect(invalidFields({ ...ada, [name]: 'x' })).toEqual([name]);
  },
);
