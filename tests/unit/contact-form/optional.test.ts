import { expect, test, vi } from 'vitest';
import { templateParams } from '../../../src/contact-form/email-service.ts';
import type * as Fields from '../../../src/contact-form/fields.ts';
import { mailText } from '../../../src/contact-form/mail-link.ts';
import { invalidFields, parseInquiry } from '../../../src/contact-form/validate.ts';
import { contactForm } from '../../../src/content/contact-form.ts';
import { ada, owner } from './samples.ts';

// The form as it would be with `optional: true` in the company's entry, and nothing else changed.
vi.mock('../../../src/contact-form/fields.ts', async (load) => {
  const module = await load<typeof Fields>();
  const fields = module.fields.map((field) =>
    field.name === 'company' ? { ...field, optional: true } : field,
  );
  return { ...module, fields };
});

test('F2 F9 F16 an optional field that is empty is valid, sent empty and left out of the email; else its rule holds', () => {
  const inquiry = { ...ada, company: '' };
  expect(invalidFields(inquiry)).toEqual([]);
  expect(templateParams(inquiry, owner)).toMatchObject({ company: '' });
  const text = mailText(inquiry, contactForm);
  expect(text).not.toContain(contactForm.fields.company.label);
  expect(text).toMatch(/^.*Ada Byron\n\n/);
  expect(invalidFields({ ...ada, company: 'E' })).toEqual(['company']);
  expect(parseInquiry({ ...ada, company: '\u2800' }).company).toBe('');
});
