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
      hint: 'For example: which calls or messages go unanswered, and when?',
    },
  },
  honeypot: 'Leave this field empty',
  send: 'Send Message',
  sending: 'Sending...',
  clear: 'Clear the form',
  cleared: 'The form is empty.',
  undoClear: 'Bring my text back',
  privacy: {
    before:
      'We use what you send to answer you. Who carries it, and how long we keep it, is in the',
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
    mailFallback: {
      title: 'Email client opened!',
      text: "We've opened your default email client with your message pre-filled. Please send the email to complete your inquiry.",
    },
    failed: {
      title: 'Unable to send message',
      text: `Please contact us directly at ${agency.email} or call ${agency.phone} for immediate assistance.`,
    },
  },
  confirmation: {
    sent: {
      title: 'We have your message',
      text: `You will hear from us ${agency.responseTime}, at the email address that you gave.`,
    },
    mailed: {
      title: 'Thank you for the email',
      text: `Once it has arrived you will hear from us ${agency.responseTime}, at the email address that you gave.`,
    },
    details: 'What you sent',
  },
  panel: {
    title: 'One step left: send the email',
    text: 'Your message has not reached us yet. Your mail app should now show a draft with it: press send there.',
    again: 'Open the email again',
    copy: 'Copy message',
    copied: 'Copied',
    copyFailed: 'Your browser blocked copying. The text is selected: copy it by hand.',
    restore: 'Put my message back',
    done: 'I sent the email',
    close: 'Close',
    nothing: 'Nothing opened? Open the email again, or copy the message and email it to',
    cut: 'Your message has not reached us yet, and it is too long for an email link: the draft in your mail app holds only the beginning. Copy the whole message from here, paste it into the draft and press send there.',
    notKept:
      'Your browser could not keep a copy of your message. Copy it before you leave or reload this page.',
    message: 'Your whole message',
    lateTitle: 'Your message went through after all',
    late: 'The email service confirmed it late. You do not need to send the draft.',
  },
  mail: {
    name: 'Name',
    cutNote:
      '[The message is cut here: an email link holds no more. Please copy the whole message from the page.]',
  },
  noScript: {
    text: 'This form needs JavaScript, which is off or blocked here. Please email or call us instead:',
  },
  unavailable:
    'The form could not send your message. Your text is still in the fields: copy it, and email or call us:',
  crash: {
    lead: 'The form stopped working. You can still reach us by email or phone:',
    kept: 'What you typed',
  },
} as const;

export type InquiryWords = typeof inquiryWords;
