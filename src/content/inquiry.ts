import { agency } from './agency.ts';

/** Every word of the contact form, its messages and what it says afterwards. */
export const inquiryWords = {
  fields: {
    firstName: { label: 'First Name', error: 'First name must be at least 2 characters' },
    lastName: { label: 'Last Name', error: 'Last name must be at least 2 characters' },
    email: { label: 'Email', error: 'Please enter a valid email address' },
    company: { label: 'Company', error: 'Company name must be at least 2 characters' },
    message: {
      label: 'Message',
      error: 'Message must be at least 10 characters',
      hint: 'What should happen when someone calls or writes to you?',
    },
  },
  trap: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  clear: 'Clear the form',
  cleared: 'The form is empty.',
  undoClear: 'Bring my text back',
  privacy: {
    before: 'We use what you send to answer you, and for nothing else. See the',
    link: 'Privacy Policy',
    href: '/privacy-policy',
  },
  toasts: {
    region: 'Notifications',
    close: 'Dismiss',
    sent: {
      title: 'Message sent successfully!',
      text: `Thank you for your message. We'll get back to you ${agency.responseTime}.`,
    },
    handedOver: {
      title: 'Email client opened!',
      text: "We've opened your default email client with your message pre-filled. Please send the email to complete your inquiry.",
    },
    failed: {
      title: 'Unable to send message',
      text: `Please contact us directly at ${agency.email} or call ${agency.phone} for immediate assistance.`,
    },
  },
  panel: {
    title: 'One step left: send the email',
    text: 'Your message is in a draft in your mail program, addressed to us. It reaches us when you press send there.',
    nothing:
      'Nothing opened? Open the draft again, or copy the message and mail it from anywhere to',
    again: 'Open the email again',
    copy: 'Copy message',
    copied: 'Copied',
    copyFailed: 'Select the text and copy it by hand',
    restore: 'Put my message back',
    done: 'I sent it, clear this',
    close: 'Back to the form',
    cut: 'Your message is longer than an e-mail link can hold: the draft has its beginning. Copy all of it from here and paste it there.',
    notKept:
      'Your browser could not keep a copy of your message. Copy it before you leave or reload this page.',
    message: 'Your whole message',
    lateTitle: 'Your message has arrived',
    late: 'Good news: the service has confirmed your message after all. You do not need to send the email.',
  },
  mail: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    message: 'Message',
    cutNote:
      '[The message was longer than an email link can hold. Please paste the rest from the page.]',
  },
  noScript: {
    text: 'This form needs JavaScript. Without it, write or call:',
  },
  unloaded:
    'The form did not load. Reload the page to try again: what you typed is kept for this tab. Or write or call:',
  crash: {
    lead: 'The form stopped working. Your message can still reach us:',
    kept: 'What you typed',
  },
} as const;

export type InquiryWords = typeof inquiryWords;
