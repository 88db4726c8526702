import { agency } from './agency.ts';
import { chatTranscript, type Transcript, voiceTranscript } from './transcripts.ts';

export interface Specification {
  readonly term: string;
  readonly detail: string;
}

export interface Service {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly features: readonly [string, string, string, string];
  readonly overview: readonly string[];
  readonly benefits: readonly string[];
  readonly specifications: readonly Specification[];
  /** What the service will not do, or when a person takes over. */
  readonly boundary: string;
  /** Without one of these drawings, the dot grid draws a stretch of speech. */
  readonly pictogram?: 'voice' | 'chat' | 'social' | 'website';
  /** A short example that stands on the card in place of the boundary. */
  readonly transcript?: Transcript;
}

const { availability, uptime, costReduction, conversionGain, uptimeGuarantee } = agency.figures;

export const services: readonly Service[] = [
  {
    slug: 'ai-voice-agent-receptionist',
    name: 'AI Voice Agent Receptionist',
    summary:
      'You can’t pick up while you’re with a customer. The agent answers your number and books the appointment, or connects the caller to a person.',
    features: [
      `Answers ${availability}, holidays included`,
      'Books and moves appointments in your calendar',
      'Connects callers to a person, with a note',
      'Sends you a summary after every call',
    ],
    overview: [
      'A caller who gets your voicemail may hang up and try the next business on the list. With the agent, someone calling at lunch or late on a Sunday gets an answer. It gives the name of your business, says that it is an AI and asks how it can help.',
      'The agent works from the facts you gave it. It looks for a real opening in your calendar and reads the time back before saving it. If the question is outside those facts, or the caller wants a person, it rings whoever you named. If nobody picks up, it takes a message and says when to expect a call back.',
    ],
    benefits: [
      'Several people can call at once, and each of them gets an answer.',
      `Answering can cost ${costReduction} less than staffing the phone for the same hours. Your offer shows your own figure, worked out from your call volume.`,
      'Your team stays with the customer in front of them and reads the call notes later.',
      'Each booking is read back, so a wrong day can be caught while the caller is still on the line.',
      'Every call leaves a transcript, so you can check what was said.',
    ],
    specifications: [
      {
        term: 'Telephony',
        detail:
          'You forward the number you have; nothing to port. You can stop the forwarding yourself.',
      },
      {
        term: 'Calendar',
        detail:
          'Reads openings and writes bookings in yours, if it lets other software in. We check before you sign.',
      },
      {
        term: 'Handoff',
        detail: 'By topic, by hour or on request. A live transfer with a note, or a message.',
      },
      {
        term: 'Languages',
        detail: 'English. Others once a fluent speaker has tested them with your questions.',
      },
      {
        term: 'Availability',
        detail: `${uptime} uptime guarantee per calendar month. If the agent is down, calls go to your backup number.`,
      },
      {
        term: 'Data kept',
        detail:
          'Transcripts, until the date in your agreement. Audio only if you ask for it, and callers are told first.',
      },
      { term: 'Unclear speech', detail: 'The agent asks once more, then offers a person.' },
    ],
    boundary:
      'Advice on health, law or safety is off limits to the agent. Those callers go to the person you name.',
    pictogram: 'voice',
    transcript: voiceTranscript,
  },
  {
    slug: 'ai-website-chatbot',
    name: 'AI Website Chatbot',
    summary:
      'A visitor who can’t find the answer leaves. The chatbot replies from your own pages, and hands the chat to your team when asked.',
    features: [
      'Answers from your pages, with a link to the source',
      'Takes an inquiry or books a time in the chat',
      'Passes the whole chat to your team on request',
      'Works by keyboard and with a screen reader',
    ],
    overview: [
      'The answer is somewhere on your site, and your visitor is in a hurry. The chat opens by saying that it is an AI, and they type the question in their own words. The reply comes from your pages, with a link to the one it used, so they can check it.',
      'A visitor who is ready can pick a time or leave an inquiry without leaving the chat. It reaches you with the conversation attached. During your hours they can ask for a person, who sees what was already said. After hours, the chatbot takes a message and says when you’ll reply.',
    ],
    benefits: [
      'Visitors get an answer at night and on weekends.',
      `A conversion gain of ${conversionGain}: the rise in the share of visitors who inquire or book, compared with the same pages before the chatbot.`,
      'You see the questions your pages don’t answer yet.',
      'Your team reads the chat so far before it steps in.',
    ],
    specifications: [
      {
        term: 'Installation',
        detail:
          'One line in your present website. It loads after your page, so the page does not wait for it.',
      },
      {
        term: 'Sources',
        detail: 'Your pages and documents, and answers you approve. Reread on a schedule you set.',
      },
      {
        term: 'Handoff',
        detail:
          'Live chat with your team in your hours; a message with the transcript after hours.',
      },
      {
        term: 'Integration',
        detail:
          'Your calendar and customer records, if they let other software in. If not, plain email.',
      },
      { term: 'Languages', detail: 'English, plus any you have approved sample answers in.' },
      {
        term: 'Accessibility',
        detail: 'Built to WCAG 2.2 level AA, tested by keyboard and with a screen reader.',
      },
      {
        term: 'Data kept',
        detail: 'Transcripts, until the date in your agreement. No advertising cookies.',
      },
    ],
    boundary:
      'When your pages don’t cover a question, the chatbot is set to say so and offer a person.',
    pictogram: 'chat',
    transcript: chatTranscript,
  },
  {
    slug: 'social-media-chat-agents',
    name: 'Social Media Chat Agents',
    summary:
      'Customers message you after closing and wait until morning. The agent answers the routine questions and leaves the rest to your team.',
    features: [
      'Replies to direct messages on accounts you choose',
      'Sends your hours, prices or booking link when asked',
      'Flags complaints for a person and stops writing',
      'Keeps every conversation in one inbox',
    ],
    overview: [
      'The same few questions arrive in every app. Are you open? What does it cost? While you’re closed, the customer waits and may write to someone else. The agent answers in the same thread, under your business name, and says in its first message that it is an AI.',
      'It sends the booking link, or asks for the details you need and files them. A complaint or an unusual request goes to your team with the thread so far. From then on the agent is silent in that thread until you turn it back on.',
    ],
    benefits: [
      'Routine questions are answered when they arrive.',
      'Your team opens one inbox and starts with the threads that need a person.',
      'The answer about price or hours is the same in every app.',
      'You can begin with drafts only, and approve each reply before it goes out.',
    ],
    specifications: [
      {
        term: 'Channels',
        detail:
          'Instagram, Facebook Messenger and WhatsApp, through their official business interfaces. Ask us about others.',
      },
      {
        term: 'Access',
        detail: 'Granted through the platform’s own sign-in. We never hold your password.',
      },
      {
        term: 'Approval',
        detail: 'Drafts only, or automatic replies. You choose for each account.',
      },
      {
        term: 'Handoff',
        detail: 'Complaints, refunds and any topic you list go to a person at once.',
      },
      {
        term: 'Platform rules',
        detail: 'Each platform limits when a business may write. The agent keeps to those limits.',
      },
      { term: 'Languages', detail: 'English, plus any you have approved sample answers in.' },
      {
        term: 'Data kept',
        detail: 'Our copy of a thread, until the date in your agreement.',
      },
    ],
    boundary:
      'The agent has no access to public posts and no say in refunds. A complaint goes to a person.',
    pictogram: 'social',
  },
  {
    slug: 'website-building',
    name: 'Website Building',
    summary:
      'People give up on a slow page before they read it. We build a site that opens fast on a phone and brings its inquiries to your mailbox.',
    features: [
      'Written around the questions your customers ask',
      'Fast on an ordinary phone, measured before launch',
      'Checked by keyboard and with a screen reader',
      `Hosted with a ${uptimeGuarantee} uptime guarantee`,
    ],
    overview: [
      'A customer looks you up on a phone with a weak signal. If the page is slow, or doesn’t say what you do, they may go back to the search results. We begin with the questions your customers ask, and write pages that answer them and open fast.',
      'You see the site at a private address and correct it there. A contact form puts each inquiry in your mailbox. If the mail service is down, the visitor’s own mail program opens with the message already written. A voice agent or chatbot can be added now or later.',
    ],
    benefits: [
      'Visitors can read the page and find your number before the rest has loaded.',
      'A failure of the mail service does not erase what a visitor wrote.',
      'Search engines can read every page, and find your services and contact details in them.',
      'You own the domain, the words and the code, and can take them elsewhere.',
    ],
    specifications: [
      {
        term: 'Hosting',
        detail: `Static files on a content network. ${uptimeGuarantee} uptime guarantee per calendar month, in your agreement.`,
      },
      {
        term: 'Speed',
        detail: 'Limits for loading time and page weight, agreed up front and checked on release.',
      },
      {
        term: 'Accessibility',
        detail: 'WCAG 2.2 level AA, tested with tools and by hand.',
      },
      { term: 'Browsers', detail: 'Current Chrome, Edge, Firefox and Safari, desktop and phone.' },
      {
        term: 'Privacy',
        detail: 'No cookies or outside trackers unless you ask for them.',
      },
      {
        term: 'Ownership',
        detail: 'Domain, content and source code in your name, as your agreement sets out.',
      },
      {
        term: 'Changes',
        detail: 'Words and prices stand apart from the code, so a new price is a one-line edit.',
      },
    ],
    boundary: 'Nothing an AI has drafted goes live until you have read it and said yes.',
    pictogram: 'website',
  },
];
