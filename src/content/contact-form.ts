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
  trap: 'Leave this field empty',
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
    text: 'Your mail program should now show a draft to us with your message in it. It reaches us only when you press send there.',
    nothing: 'Nothing opened? Try again with the button below, or copy the message and email it to',
    again: 'Open the email again',
    copy: 'Copy message',
    copied: 'Copied',
    copyFailed: 'Your browser blocked copying. The text is selected: copy it by hand.',
    restore: 'Put my message back',
    done: 'I sent it, clear this',
    close: 'Back to the form',
    cut: 'Your message is too long for an email link, so the draft holds only the beginning. Copy the whole message from here, paste it into the draft and press send there.',
    notKept:
      'Your browser could not keep a copy of your message. Copy it before you leave or reload this page.',
    message: 'Your whole message',
    lateTitle: 'Your message went through after all',
    late: 'The email service confirmed it late. You do not need to send the draft.',
  },
  mail: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    message: 'Message',
    cutNote:
      '[The message is cut here: an email link holds no more. Please copy the whole message from the page.]',
  },
  noScript: {
    text: 'This form needs JavaScript, which is off or blocked here. Please email or call us instead:',
  },
  unloaded:
    'The form did not load. Copy what you have typed, then reload the page to try again. You can also email or call us:',
  crash: {
    lead: 'The form stopped working. You can still reach us by email or phone:',
    kept: 'What you typed',
  },
} as const;

export type InquiryWords = typeof inquiryWords;
