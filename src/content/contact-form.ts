import type { FieldName } from '../contact-form/fields.ts';
import { agency } from './agency.ts';

/** What a field says: its name, the message when it is not filled in correctly, and an example. */
type Field = { readonly label: string; readonly error: string; readonly hint?: string };

/** The words of the contact form, and of what it says afterwards. */
export const contactForm = {
  title: 'Send a Message',
  intro: 'All fields are required. A short note is enough.',
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
      hint: 'For example: which calls or messages go unanswered, and when?',
    },
  } satisfies Record<FieldName, Field> as Readonly<Record<FieldName, Field>>,
  honeypot: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  notReady: {
    before: 'If the button stays gray, email',
    between: 'or call',
    after: '.',
  },
  privacy: {
    before:
      'We use what you send only to reply. To see who delivers it and how long we keep it, read the',
    link: 'Privacy Policy',
    href: '/privacy-policy',
    after: '.',
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
      title: 'Unable to send message',
      text: `Please contact us directly at ${agency.email} or call ${agency.phone.display} for immediate assistance.`,
    },
  },
  confirmation: {
    sent: {
      title: 'We have your message',
      text: `We’ll reply by email ${agency.responseTime}.`,
    },
    mailed: {
      title: 'Thank you for your email',
      text: `Once it arrives, we’ll reply by email ${agency.responseTime}.`,
    },
    details: 'What you sent',
  },
  panel: {
    title: 'One step left: send the email',
    text: 'We can’t confirm that your message reached us. Your email app should now show it as a draft. Press Send there.',
    again: 'Open the email again',
    copy: 'Copy message',
    copied: 'Message copied',
    copyFailed: 'Your browser blocked copying. The text is selected: press Ctrl+C or Command+C.',
    restore: 'Put my message back',
    formNotEmpty:
      'The form must be empty first: send or delete what is in it, then put this message back.',
    done: 'I sent the email',
    noMailApp: 'Nothing opened? Open the email again, or copy the message and email it to',
    cut: 'We can’t confirm that your message reached us, and it is too long for an email link: the draft in your email app holds only the beginning. Copy the full message from here, paste it into the draft and press Send there.',
    notKept:
      'Your browser could not keep a copy of your message. Copy it before you leave or reload this page.',
    message: 'Your full message',
  },
  mail: {
    /** Names of fields in braces are replaced with what the visitor wrote. */
    subject: 'New inquiry from {firstName} {lastName} - {company}',
    nameLabel: 'Name',
    cutNote:
      '[The message is cut off here because an email link can’t hold more. Please copy the full message from the page.]',
  },
  noScript:
    'This form needs JavaScript, which is off or blocked here. Please email or call us instead.',
  crash: {
    heading: 'Unexpected Application Error!',
    lead: 'The form stopped working. You can still reach us by email or phone:',
    typedHeading: 'What you typed',
    button: 'Return to Home',
  },
};

export type ContactFormContent = typeof contactForm;
