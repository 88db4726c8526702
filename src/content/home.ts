import { agency } from './agency.ts';

export interface Stat {
  readonly figure: string;
  readonly label: string;
}

export interface Hero {
  readonly title: string;
  readonly tagline: string;
  readonly primary: string;
  readonly secondary: string;
  readonly stats: readonly Stat[];
}

export interface ServicesSection {
  readonly title: string;
  readonly lede: string;
}

export interface CallTurn {
  readonly speaker: 'Agent' | 'Caller';
  /** Minutes and seconds since the call was answered. */
  readonly time: string;
  readonly text: string;
}

export interface ExampleCall {
  readonly label: string;
  readonly scene: string;
  readonly turns: readonly CallTurn[];
  readonly outcome: readonly string[];
}

export interface CompanyIntro {
  readonly title: string;
  readonly body: readonly string[];
  readonly stats: readonly Stat[];
  readonly call: ExampleCall;
}

export interface TechnologyCard {
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

export interface Technology {
  readonly title: string;
  readonly lede: string;
  readonly cards: readonly TechnologyCard[];
}

export interface WhyChooseUs {
  readonly title: string;
  readonly lede: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly wontDo: { readonly title: string; readonly items: readonly string[] };
  readonly action: string;
}

export interface ContactSection {
  readonly title: string;
  readonly lede: string;
  readonly form: { readonly title: string; readonly intro: string };
  readonly email: { readonly title: string; readonly text: string };
  readonly phone: { readonly title: string; readonly text: string };
  readonly consultation: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly newTab: string;
  };
  readonly next: { readonly title: string; readonly steps: readonly string[] };
}

const { figures, consultation } = agency;

export const hero = {
  title: 'Elegant AI Solutions for Modern Business',
  tagline: agency.tagline,
  primary: 'Get Started Today',
  secondary: 'See Our Services',
  stats: [
    { figure: figures.availability, label: 'Always Available' },
    { figure: figures.uptime, label: 'Uptime Guarantee' },
    { figure: figures.clients, label: 'Happy Clients' },
    { figure: 'AI', label: 'Powered Solutions' },
  ],
} as const satisfies Hero;

export const servicesSection = {
  title: 'What answers when you can’t',
  lede: 'The phone rings while your hands are full. A question comes in after closing. Pick the place where you lose customers, and we’ll put an answer there.',
} as const satisfies ServicesSection;

export const companyIntro = {
  title: 'One call, from ring to calendar',
  body: [
    `You know how a call gets lost: everyone is busy with the customer who is already there. ${agency.name} builds the agent that picks up in your place, with your calendar open and your rules to follow.`,
    `The agents work ${figures.availability}. The people who build them are here ${agency.hours}, and go through the first transcripts with you.`,
  ],
  stats: [
    { figure: figures.uptime, label: 'Uptime' },
    { figure: figures.clients, label: 'Clients' },
    { figure: figures.availability, label: 'Support' },
  ],
  call: {
    label: 'Example call',
    scene: 'An auto repair shop, Monday, 12:40 PM. The mechanics are under cars.',
    turns: [
      {
        speaker: 'Agent',
        time: '0:00',
        text: 'Thanks for calling the garage. I’m an AI assistant. I can book you in or get you a person. What’s going on?',
      },
      {
        speaker: 'Caller',
        time: '0:09',
        text: 'Hi, um, it’s my truck. The brakes started grinding over the weekend.',
      },
      {
        speaker: 'Agent',
        time: '0:14',
        text: 'Grinding brakes, okay. The first opening I have is Tuesday at 8:30 in the...',
      },
      {
        speaker: 'Caller',
        time: '0:19',
        text: 'Tuesday’s good. Oh, wait. Sorry, Thursday, not Tuesday.',
      },
      {
        speaker: 'Agent',
        time: '0:24',
        text: 'No problem. On Thursday I have 8:30 in the morning or 2:15 in the afternoon.',
      },
      { speaker: 'Caller', time: '0:30', text: '8:30. How long do you need it?' },
      {
        speaker: 'Agent',
        time: '0:33',
        text: 'An hour to look at it. We call before any repair that costs you money. So, Thursday at 8:30. Is this number okay for a text?',
      },
      {
        speaker: 'Caller',
        time: '0:43',
        text: 'Yeah. Hey, can I keep driving it until then?',
      },
      {
        speaker: 'Agent',
        time: '0:46',
        text: 'I won’t guess about brakes. That’s for a mechanic, and there’s one in the shop. Want me to connect you?',
      },
      { speaker: 'Caller', time: '0:54', text: 'Yes, please.' },
      {
        speaker: 'Agent',
        time: '0:55',
        text: 'Stay on the line. They’ll have my notes, so you won’t have to start over.',
      },
    ],
    outcome: [
      'In the calendar: Thursday, 8:30 AM, brake inspection, one hour',
      'On the caller’s phone: a text with the time, the address and a link to cancel',
      'On the line: a mechanic, reading “truck, grinding since the weekend, asks if it is safe to drive”',
      'In the log: the transcript, and why a person took over',
    ],
  },
} as const satisfies CompanyIntro;

export const technology = {
  title: 'What it runs on',
  lede: 'You don’t need to know any of this to have your phone answered. If you want to know, here it is.',
  cards: [
    {
      title: 'Machine Learning',
      text: 'Speech recognition turns what the caller says into text. A language model works out the request and writes the reply from material you approved.',
      points: [
        'You can read and edit every source it answers from',
        'Sample calls are replayed after each change, before it goes live',
      ],
    },
    {
      title: 'Cloud Infrastructure',
      text: 'Agents and websites run in hosted data centers, so there is nothing to install at your office. If an agent can’t be reached, your calls go to a number you chose.',
      points: [
        'Data is encrypted in transit and in storage',
        'The backup number is tested before launch',
        'Your agreement says where data is kept and when it is deleted',
      ],
    },
    {
      title: 'Modern Development',
      text: 'We build on open web standards and keep every version. A change is tested before you get it, and it can be undone.',
      points: [
        'Typed code with automated tests',
        'Pages are checked by keyboard and with a screen reader',
      ],
    },
  ],
} as const satisfies Technology;

export const whyChooseUs = {
  title: 'Why Choose Us?',
  lede: 'You’re letting something speak for your business. This is how we keep it honest.',
  points: [
    {
      title: 'It says what it is',
      text: 'Each agent says in its first line that it is an AI, on the phone and in writing. A caller who asks for a person gets one, or a time to expect a call back.',
    },
    {
      title: 'You decide when a person takes over',
      text: 'You name the topics, the hours and who gets the call. The agent passes on what was said, so your customer doesn’t have to repeat it.',
    },
    {
      title: 'You see its mistakes',
      text: 'Agents get things wrong. Every conversation leaves a transcript, so you can find the bad answer. We correct the source and replay the question before the fix goes live.',
    },
  ],
  wontDo: {
    title: 'What an agent will not do',
    items: [
      'Claim to be a person',
      'Give medical, legal or safety advice',
      'Quote a price or make a promise you haven’t approved',
      'Ask for a card number or a password',
    ],
  },
  action: 'Start Your Journey',
} as const satisfies WhyChooseUs;

export const contactSection = {
  title: 'Which calls are you missing?',
  lede: `Or which chats and messages sit until Monday? Tell us in a line or two. A person reads it and replies ${agency.responseTime}.`,
  form: {
    title: 'Send a Message',
    intro: 'All fields are required, so our first reply can be a useful one.',
  },
  email: { title: 'Email', text: `You get a reply from a person ${agency.responseTime}.` },
  phone: { title: 'Phone', text: `People pick up ${agency.hours}.` },
  consultation: {
    title: 'Free Consultation',
    text: `${consultation.minutes} minutes with someone who builds the agents. Tell us about a call you lost, and we’ll say whether an agent would have helped. Sometimes it wouldn’t.`,
    action: 'Book Now',
    newTab: '(opens in a new tab)',
  },
  next: {
    title: 'What happens next',
    steps: [
      `A person reads your message and replies ${agency.responseTime}.`,
      `If it sounds like a fit, we talk for ${consultation.minutes} minutes, free, about what your customers ask.`,
      'You get a written offer with a price. It says what the agent answers and when a person takes over. Nothing runs until you sign.',
    ],
  },
} as const satisfies ContactSection;
