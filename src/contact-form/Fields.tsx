import { Field } from '../components/Field.tsx';
import type { ContactFormCopy } from '../content/schema.ts';
import type { FieldName } from './fields.ts';

/** The honeypot's name, which tells a program nothing and a browser's autofill nothing either. */
export const trapName = 'reference';

interface InquiryFieldsProps {
  readonly words: ContactFormCopy;
  readonly invalid: readonly FieldName[];
  readonly isLocked: boolean;
}

/** The five fields (F1), and the one that nobody meets but programs that fill in everything (F13). */
export function InquiryFields({ words, invalid, isLocked }: InquiryFieldsProps) {
  const field = (name: FieldName) => ({
    id: `inquiry-${name}`,
    name,
    label: words.fields[name].label,
    error: invalid.includes(name) ? words.fields[name].error : undefined,
    // Not disabled: that would take the focus away, and what is on its way must still be read.
    readOnly: isLocked,
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <Field {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field('company')} autoComplete="organization" autoCapitalize="words" />
      <Field
        {...field('message')}
        as="textarea"
        rows={6}
        autoCapitalize="sentences"
        hint={words.fields.message.hint}
      />
      <div hidden>
        <label>
          {words.honeypot}
          <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
