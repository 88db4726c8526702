import type { ReactNode } from 'react';
import { contactForm } from '../content/contact-form.ts';

interface SentenceProps {
  text: string;
  /** What stands in place of each name in braces. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with links or an address in it. Each part has an element of its own, for browser translation. */
export function Sentence({ text, parts }: SentenceProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    <span key={index} suppressHydrationWarning>
      {index % 2 === 0 ? part : parts[part]}
    </span>
  ));
}

/** A sentence with the agency's address and phone number. Neither link breaks where it fits on a line. */
export function DirectContact({ text }: { text: string }) {
  const { email, phone } = contactForm;
  const parts = {
    email: (
      <a href={`mailto:${email}`} suppressHydrationWarning>
        {email}
      </a>
    ),
    phone: (
      <a href={phone.href} suppressHydrationWarning>
        {phone.display}
      </a>
    ),
  };
  return <Sentence text={text} parts={parts} />;
}
