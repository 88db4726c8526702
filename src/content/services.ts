import { agency } from './agency.ts';
import { agent, caller, type Turn } from './conversation.ts';
import type { SectionWords } from './shapes.ts';
import { site } from './site.ts';

const { figures } = agency;

/** The services: a card for each, and a dialog with its details. */
export const services: Services = {
  name: site.header.links.services,
  title: 'Every call and message answered',
  lead: 'Start with one phone line, at lunch or after hours.',
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
      summary:
        'Picks up when you can’t, books the visits you offer, or connects your team.',
      features: [
        `Answers ${figures.availability}, holidays included`,
        'Books and moves appointments',
        'Connects callers to a person',
        'Sends a summary after every call',
      ],
      figure: {
        value: figures.costReduction,
        text: 'cost reduction compared with staffing the phone',
      },
      example: {
        label: 'Example call, dental practice',
        turns: [
          { speaker: agent, text: 'Maple Dental, AI agent speaking. How can I help?' },
          { speaker: caller, text: 'Can I move today’s checkup to tomorrow?' },
          { speaker: agent, text: 'I can do 8:10 AM. Your name and date of birth?' },
        ],
      },
      overview: [
        'A caller who gets voicemail may hang up and try the next business on the list. The agent picks up, at lunch or late on a Sunday, and says that it’s an AI.',
        'It works from the facts you gave it and reads each booking back before saving it. It books only the kinds of visits you listed, with the people you named. When a question goes beyond those facts, or the caller wants a person, it calls whoever you named, and the next on your list if nobody picks up. Then it takes a message and says when to expect a callback.',
      ],
      benefits: [
        'Several people can call at once, and each of them gets an answer.',
        `Answering can cost ${figures.costReduction} less than staffing the phone for the same hours. Your quote shows the figure for your call volume.`,
        'Your team stays with the customer in front of them and reads the call notes later.',
      ],
      specifications: [
        {
          term: 'Calendar',
          detail:
            'Reads openings and writes bookings in your calendar, such as Google Calendar or Microsoft 365. We check it before you sign.',
        },
        {
          term: 'Languages',
          detail:
            'English today. Spanish or another language once a fluent speaker has tested it with your questions. Your quote says when.',
        },
        {
          term: 'Availability',
          detail: `${figures.agentUptime} uptime guarantee for each agent, per calendar month. If an agent is down, calls ring at a number you chose. Your agreement says what you receive if we miss the guarantee.`,
        },
        {
          term: 'Identity',
          detail:
            'Before it changes a booking, the agent asks for what you chose, such as a date of birth.',
        },
        { term: 'Unclear speech', detail: 'The agent asks once more, then offers a person.' },
      ],
      limits: 'Questions about health, law or safety go to the person you name.',
    },
    {
      slug: 'ai-website-chatbot',
      name: 'AI Website Chatbot',
      summary: 'Answers from your own pages and takes bookings.',
      features: [
        'Links to the page behind each answer',
        'Takes an inquiry or books a time',
        'Hands the chat to your team',
        'Usable by people with disabilities',
      ],
      figure: { value: figures.conversionGain, text: 'conversion gain on your site' },
      overview: [
        'The answer is somewhere on your site, and your visitor is in a hurry. The chat says that it’s an AI, takes the question in their own words and replies from your pages, with a link to the one it used.',
        'They can book a time or leave an inquiry right there. During your hours they can ask for a person, who sees what was already said. After hours, the chatbot takes a message and says when you’ll reply.',
      ],
      benefits: [
        'Visitors get an answer at night and on weekends.',
        `A conversion gain of ${figures.conversionGain}: the rise in the share of visitors who inquire or book, compared with the same pages before the chatbot.`,
        'You see the questions your pages don’t answer yet.',
      ],
      specifications: [
        {
          term: 'Installation',
          detail:
            'One line of code in your current website. It loads after your page and sets no advertising cookies.',
        },
        {
          term: 'Sources',
          detail:
            'Your pages and documents, and answers you approve. Refreshed on a schedule you set.',
        },
        {
          term: 'Integration',
          detail:
            'Your calendar and customer records, if they allow integrations. If not, your team gets a message.',
        },
        {
          term: 'Languages',
          detail: 'English, plus any language whose sample answers you’ve approved.',
        },
      ],
      limits:
        'When your pages don’t cover a question, the chatbot is set to say so and offer a person.',
    },
    {
      slug: 'social-media-chat-agents',
      name: 'Social Media Chat Agents',
      summary: 'Answers routine messages, even after hours.',
      features: [
        'Replies under your business name',
        'Sends hours, prices or a booking link',
        'Leaves complaints to a person',
        'Keeps every chat in one inbox',
      ],
      figure: { value: figures.availability, text: 'replies on your accounts' },
      overview: [
        'The same few questions arrive in every app. Are you open? What does it cost? The agent answers in the same thread, under your business name, and says in its first message that it’s an AI.',
        'A complaint, a refund or any topic you list goes to your team. From then on, the agent stays silent in that thread until you turn it back on.',
      ],
      benefits: [
        'Your team opens one inbox and starts with the threads that need a person.',
        'The answer on price or hours is the same in every app.',
        'You can begin with drafts only, and approve each reply before it goes out.',
      ],
      specifications: [
        {
          term: 'Channels',
          detail:
            'Instagram, Facebook Messenger and WhatsApp, through their official business APIs. Ask us about others.',
        },
        {
          term: 'Access',
          detail: 'Granted through the platform’s own sign-in. We never hold your password.',
        },
        {
          term: 'Languages',
          detail: 'English, plus any language whose sample answers you’ve approved.',
        },
      ],
      limits: 'The agent doesn’t see public posts and can’t decide refunds.',
    },
    {
      slug: 'website-building',
      name: 'Website Building',
      summary: 'A site that opens fast on a phone and answers what your customers ask.',
      features: [
        'Written around customers’ questions',
        'Fast on a phone, measured at launch',
        'Usable by people with disabilities',
        'Yours to keep: copy and code',
      ],
      figure: { value: figures.hostingUptime, text: 'website uptime guarantee' },
      overview: [
        'Customers look you up on a phone with a weak signal. We begin with the questions they ask, and write pages that answer them and open fast.',
        'You see the site at a private address and mark corrections there. A contact form puts each inquiry in your inbox. If the mail service is down, the visitor’s own email app opens with the message already written.',
      ],
      benefits: [
        'Visitors can read the page and find your number before the rest has loaded.',
        'You own the domain, the copy and the code, and can take them elsewhere.',
      ],
      specifications: [
        {
          term: 'Hosting',
          detail: `Static files on a content delivery network, with a ${figures.hostingUptime} uptime guarantee for each website. Your agreement says what you receive if we miss the guarantee.`,
        },
        {
          term: 'Speed',
          detail: 'Limits on loading time and page weight, agreed up front and checked at release.',
        },
        {
          term: 'Accessibility',
          detail: 'WCAG 2.2 level AA, tested with tools and by hand.',
        },
        { term: 'Privacy', detail: 'No cookies or outside trackers unless you ask for them.' },
      ],
      limits: 'Nothing an AI has drafted goes live until you’ve read it and said yes.',
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
  /** On the card: one short sentence. */
  summary: string;
  features: readonly [string, string, string, string];
  figure: { value: string; text: string };
  /** A short conversation on the card. */
  example?: {
    label: string;
    turns: readonly Turn[];
  };
  /** The paragraphs of the overview in the dialog. */
  overview: readonly string[];
  benefits: readonly string[];
  specifications: readonly { term: string; detail: string }[];
  /** What the service will not do, or when a person takes over. */
  limits: string;
}

export interface Services extends SectionWords {
  /** The button on each card that opens the dialog. */
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
  /** The one with an example gets the wide card. */
  list: readonly Service[];
}
