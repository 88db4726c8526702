import { agency } from './agency.ts';
import { agent, caller, type Turn } from './conversation.ts';
import type { Figure, SectionWords } from './section.ts';
import { site } from './site.ts';
import { toConfirm } from './to-confirm.ts';

const { figures } = agency;

/** The services: a row for each, and a dialog with its details. */
export const services: Services = {
  name: site.header.links.services,
  title: 'Every call and message answered',
  example: {
    label: 'Example call, dental practice',
    turns: [
      { speaker: agent, text: 'Maple Dental, AI agent speaking.' },
      { speaker: caller, text: 'Can I move my checkup to tomorrow?' },
    ],
    result: 'Booked, 8:10 AM',
    question: { text: 'Patient data', id: 'patients' },
  },
  learnMore: 'Learn More',
  about: 'about',
  dialog: {
    overview: 'Overview',
    benefits: 'Key Benefits',
    specifications: 'Technical Specifications',
    button: 'Get Started',
    close: 'Close',
  },
  list: [
    {
      slug: 'ai-voice-agent-receptionist',
      name: 'AI Voice Agent Receptionist',
      summary: 'Picks up the phone when you can’t.',
      features: [
        `Answers ${figures.availability}`,
        'Books and reschedules',
        'Transfers to a person',
        'Summarizes every call',
      ],
      figure: { value: figures.costReduction, label: 'cost reduction compared with staffing the phone' },
      overview: [
        'A caller who gets voicemail may hang up and try the next business on the list. The agent picks up, at lunch or late on a Sunday, and says that it’s an AI.',
        'It works from the facts you gave it. When a question goes beyond those facts, or the caller wants a person, it calls whoever you named.',
      ],
      benefits: [
        'Several people can call at once, and each of them gets an answer.',
        `Answering can cost ${figures.costReduction} less than staffing the phone for the same hours.`,
        'Your team stays with the customer in front of them and reads the call notes later.',
      ],
      specifications: [
        {
          term: 'Calendar',
          detail: toConfirm('Reads openings and writes bookings in Google Calendar and Microsoft 365.'),
        },
        {
          term: 'Languages',
          detail: toConfirm('English. Others after a fluent speaker has tested them with your questions.'),
        },
        {
          term: 'Availability',
          detail: `${figures.agentUptime} uptime guarantee for each agent.`,
        },
        { term: 'Unclear speech', detail: 'The agent asks once more, then offers a person.' },
      ],
      limits: 'Questions about health, law or safety go to the person you name.',
    },
    {
      slug: 'ai-website-chatbot',
      name: 'AI Website Chatbot',
      summary: 'Answers from your own pages.',
      features: [
        'Links to the page behind each answer',
        'Takes inquiries',
        'Hands off to your team',
        'Books a time',
      ],
      figure: { value: figures.conversionGain, label: 'conversion gain on your site' },
      overview: [
        'The answer is somewhere on your site, and your visitor is in a hurry. The chat says that it’s an AI, takes the question in their own words and replies from your pages, with a link to the one it used.',
        'They can book a time or leave an inquiry right there. During your hours, they can ask for a person.',
      ],
      benefits: [
        'Visitors get an answer at night and on weekends.',
        `A conversion gain of ${figures.conversionGain}: the rise in the share of visitors who inquire or book, compared with the same pages before the chatbot.`,
        'You see the questions your pages don’t answer yet.',
      ],
      specifications: [
        {
          term: 'Installation',
          detail: toConfirm('One line of code on your current website. It sets no advertising cookies.'),
        },
        { term: 'Sources', detail: 'Your pages and documents, and answers you approve.' },
      ],
      limits: 'When your pages don’t cover a question, the chatbot says so and offers a person.',
    },
    {
      slug: 'social-media-chat-agents',
      name: 'Social Media Chat Agents',
      summary: 'Answers routine messages, at night too.',
      features: [
        'Replies under your business name',
        'Sends hours, prices or a booking link',
        'Sends complaints to a person',
        'Keeps every chat in one inbox',
      ],
      figure: { value: figures.availability, label: 'replies on your accounts' },
      overview: [
        'The same few questions arrive in every app. Are you open? What does it cost? The agent answers in the same thread, under your business name, and says in its first message that it’s an AI.',
        'A complaint, a refund or any topic you list goes to your team.',
      ],
      benefits: [
        'Your team opens one inbox and starts with the threads that need a person.',
        'Prices and hours are the same in every app.',
      ],
      specifications: [
        { term: 'Channels', detail: toConfirm('Instagram, Facebook Messenger and WhatsApp.') },
        {
          term: 'Access',
          detail: toConfirm('Through each platform’s own sign-in. We never hold your password.'),
        },
      ],
      limits: 'The agent doesn’t see public posts and can’t decide refunds.',
    },
    {
      slug: 'website-building',
      name: 'Website Building',
      summary: 'A site that answers what your customers ask.',
      features: [
        'Written around customers’ questions',
        'Opens fast on a phone',
        toConfirm('Usable by people with disabilities'),
        'Sends each inquiry to your inbox',
      ],
      figure: { value: figures.hostingUptime, label: 'uptime guarantee for each website' },
      overview: [
        'Customers look you up on a phone with a weak signal. We begin with the questions they ask, and write pages that answer them and open fast.',
        'A contact form puts each inquiry in your inbox. If the mail service is down, the visitor’s own email app opens with the message already written.',
      ],
      benefits: [
        'Visitors can read the page and find your number before the rest has loaded.',
        toConfirm('You own the domain, the text and the code, and can take them elsewhere.'),
      ],
      specifications: [
        {
          term: 'Hosting',
          detail: `Static files on a content delivery network, with a ${figures.hostingUptime} uptime guarantee.`,
        },
        {
          term: 'Accessibility',
          detail: toConfirm('WCAG 2.2 level AA, tested with tools and by hand.'),
        },
        {
          term: 'Privacy',
          detail: toConfirm('No cookies or outside trackers unless you ask for them.'),
        },
      ],
      limits: toConfirm('Nothing an AI has drafted goes live until you’ve read it and said yes.'),
    },
  ],
};

/** The names of all services, as a sentence lists them. */
export const serviceNames = new Intl.ListFormat(agency.language).format(
  services.list.map(({ name }) => name),
);

export interface Service {
  /** Its address on the page: lowercase letters, digits and hyphens. */
  slug: string;
  name: string;
  /** One short sentence. */
  summary: string;
  features: readonly [string, string, string, string];
  figure: Figure;
  /** The paragraphs of the overview in the dialog. */
  overview: readonly string[];
  benefits: readonly string[];
  specifications: readonly { term: string; detail: string }[];
  /** What the service will not do, or when a person takes over. */
  limits: string;
}

export interface Services extends SectionWords {
  /** A short call. */
  example: {
    /** Marks it as an example. */
    label: string;
    turns: readonly Turn[];
    /** What came of it, larger than the title. */
    result: string;
    /** Leads to one of the questions in `why-choose-us.ts`, by its `id`. */
    question: { text: string; id: string };
  };
  /** The button of each service that opens the dialog. */
  learnMore: string;
  /** Between that and the service's name, for screen readers. */
  about: string;
  dialog: {
    overview: string;
    benefits: string;
    specifications: string;
    /** Leads to the contact form. */
    button: string;
    close: string;
  };
  list: readonly Service[];
}
