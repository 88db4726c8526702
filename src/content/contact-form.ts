import { type Agency, agency } from './agency.ts';
import type { TitledText } from './section.ts';

const failed = {
  title: 'Unable to send message',
  text: 'Please contact us directly at {email} or call {phone} for immediate assistance.',
} as const;

/** The words of the contact form, and of what it says afterwards. */
export const contactForm: ContactFormContent = {
  email: agency.email,
  phone: agency.phone,
  title: 'Send a Message',
  intro: {
    allRequired: 'All fields are required.',
    someOptional: 'Fields are required unless they say otherwise.',
    text: 'A short note is enough. For a callback, include your number.',
  },
  fields: {
    firstName: {
      label: 'First Name',
      error: 'First name must be at least 2 characters',
    },
    lastName: {
      label: 'Last Name',
      error: 'Last name must be at least 2 characters',
    },
    email: {
      label: 'Email',
      error: 'Please enter a valid email address',
    },
    company: {
      label: 'Company',
      error: 'Company name must be at least 2 characters',
    },
    message: {
      label: 'Message',
      error: 'Message must be at least 10 characters',
      hint: 'Which calls go unanswered, and when? No details about your customers, please.',
    },
  },
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  stillSending: 'Still trying. This can take a few more seconds.',
  notReady: 'If the button stays gray, email {email} or call {phone}.',
  noScript:
    'This form needs JavaScript, which is off or blocked here. Please email or call us instead.',
  privacy: {
    text: 'The {link} says who delivers your message and how long we keep it.',
    link: 'Privacy Policy',
    href: '/privacy-policy',
  },
  sent: {
    service: {
      title: 'We have your message',
      text: `We’ll reply to {replyTo} ${agency.responseTime}.`,
    },
    visitor: {
      title: 'Thank you for your email',
      text: `Once it arrives, we’ll reply to {replyTo} ${agency.responseTime}.`,
    },
  },
  unsent: {
    title: 'One step left: send the email',
    earlierTitle: 'An earlier email, not sent yet',
    text: 'We can’t confirm that your message reached us. Your email app should now show it as a draft. Press Send there.',
    cut: 'We can’t confirm that your message reached us, and it is too long for an email link: the draft in your email app holds only the beginning. Copy the full message from here, paste it into the draft and press Send there.',
    notKept:
      'Your browser could not keep a copy of your message. Copy it before you leave or reload this page.',
    again: 'Open the email again',
    done: 'I sent the email',
    noMailApp: 'Nothing opened? Open the email again, or copy the message and email it to {email}.',
    message: 'Your full message',
    copy: 'Copy message',
    copied: 'Message copied',
    copyFailed: 'Your browser blocked copying. The text is selected: press Ctrl+C or Command+C.',
    remove: 'Delete this message',
  },
  failed,
  crashed: {
    title: 'Unexpected Application Error!',
    text: 'Something on this page stopped working. You can still reach us at {email} or {phone}.',
    typed: 'What you typed',
    button: 'Return to Home',
  },
  mail: {
    subject: 'New inquiry from {firstName} {lastName} - {company}',
    name: 'Name',
    cutNote:
      '[The message is cut off here because an email link can’t hold more. Please copy the full message from the page.]',
  },
  toasts: {
    region: 'Notifications',
    close: 'Dismiss',
    sent: {
      title: 'Message sent successfully!',
      text: `Thank you for your message. We'll get back to you ${agency.responseTime}.`,
    },
    unsent: {
      title: 'Email client opened!',
      text: "We've opened your default email client with your message pre-filled. Please send the email to complete your inquiry.",
    },
    failed: {
      title: failed.title,
      text: failed.text.replace('{email}', agency.email).replace('{phone}', agency.phone.display),
    },
  },
};

/** The fields of the form. `contact-form/fields.ts` says what each of them is. */
export type FieldName = 'firstName' | 'lastName' | 'email' | 'company' | 'message';

interface FieldText {
  label: string;
  /** Shown under the field when it breaks its rule. */
  error: string;
  /** Help, above the field. */
  hint?: string;
}

/** A sentence in which these names in braces, in any order, become links to the agency's address and phone number. */
type ContactSentence = `${string}{email}${string}` & `${string}{phone}${string}`;

interface SentText {
  title: string;
  /** The visitor's address replaces the name in braces. */
  text: `${string}{replyTo}${string}`;
}

export interface ContactFormContent {
  /** Where the mail client writes to. */
  email: string;
  phone: Agency['phone'];
  title: string;
  /** The first sentence depends on whether any field is optional. */
  intro: {
    allRequired: string;
    someOptional: string;
    text: string;
  };
  fields: Readonly<Record<FieldName, FieldText>>;
  /** Follows the label of a field that may stay empty. */
  optional: string;
  /** For programs that show a field which visitors never see. */
  honeypot: string;
  send: string;
  sending: string;
  /** After three seconds of sending. */
  stillSending: string;
  /** Until the form's code has loaded. */
  notReady: ContactSentence;
  noScript: string;
  privacy: {
    text: `${string}{link}${string}`;
    link: string;
    href: string;
  };
  /** Sent by the service, or by the visitor, who said so. */
  sent: { service: SentText; visitor: SentText };
  /** The email was opened in the visitor's mail client. */
  unsent: {
    title: string;
    /** Above those before the newest. */
    earlierTitle: string;
    text: string;
    /** In place of `text` if the link holds only part of the message. */
    cut: string;
    notKept: string;
    again: string;
    done: string;
    noMailApp: `${string}{email}${string}`;
    message: string;
    copy: string;
    copied: string;
    copyFailed: string;
    remove: string;
  };
  failed: { title: string; text: ContactSentence };
  crashed: {
    title: string;
    text: ContactSentence;
    /** Names the text that was in the form. */
    typed: string;
    button: string;
  };
  /** The email that the visitor's mail client opens. */
  mail: {
    /** The name of a field in braces is replaced with what the visitor wrote. */
    subject: string;
    /** Names first and last name together. */
    name: string;
    cutNote: string;
  };
  toasts: {
    /** Names the place on the screen where toasts appear. */
    region: string;
    close: string;
    sent: TitledText;
    unsent: TitledText;
    failed: TitledText;
  };
}
