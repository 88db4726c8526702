import { agency } from './agency.ts';

export interface Stat {
  readonly figure: string;
  readonly label: string;
}

export interface Hero {
  readonly title: string;
  readonly tagline: string;
  /** What the visitor would get, in one concrete sentence. */
  readonly detail: string;
  readonly primary: string;
  readonly secondary: string;
  /** What the dot grid speaks: ten words, as many as the envelope in `src/dot-grid/speech-envelope.ts` has. */
  readonly spoken: readonly string[];
  /** What stands above the spoken sentence. */
  readonly heard: string;
  readonly stats: readonly Stat[];
}

export interface ServicesSection {
  readonly title: string;
  readonly lede: string;
}

export interface CallTurn {
  readonly speaker: 'Agent' | 'Caller' | 'Person';
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
  detail: 'An agent answers your number, books the appointment or connects the caller to a person.',
  primary: 'Get Started Today',
  secondary: 'See Our Services',
  heard: 'What your caller hears',
  spoken: ['Good', 'evening.', 'I’m', 'an', 'AI', 'assistant.', 'How', 'can', 'I', 'help?'],
  stats: [
    { figure: figures.availability, label: 'Always Available' },
    { figure: figures.uptime, label: 'Uptime Guarantee' },
    { figure: figures.clients, label: 'Happy Clients' },
    { figure: 'AI', label: 'Powered Solutions' },
  ],
} as const satisfies Hero;

export const servicesSection = {
  title: 'Who answers when you can’t?',
  lede: 'The phone rings while your hands are full. A question comes in after closing. We cover your phone, your chats and the website itself. Start where you lose the most customers.',
} as const satisfies ServicesSection;

export const companyIntro = {
  title: 'What your callers would hear',
  body: [
    `A call gets lost when everyone is busy with the customer who is already there. ${agency.name} builds the agent that picks up in your place, with your calendar open and your rules to follow. This is how one call might go.`,
    `The agents answer ${figures.availability}. The people who build them work ${agency.hours}, and go through the first transcripts with you.`,
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
        text: 'You’ve reached the repair shop. I’m an AI assistant. I can book you in or get you a person. What’s going on?',
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
        text: 'Tuesday’s good. No, wait. Sorry, it has to be Thursday.',
      },
      {
        speaker: 'Agent',
        time: '0:24',
        text: 'Thursday works. I have 8:30 in the morning or 2:15 in the afternoon.',
      },
      { speaker: 'Caller', time: '0:30', text: '8:30. How long will you need it?' },
      {
        speaker: 'Agent',
        time: '0:33',
        text: 'About an hour to look it over. We call you before we fix anything. So that’s Thursday at 8:30. Can I text you at this number?',
      },
      {
        speaker: 'Caller',
        time: '0:43',
        text: 'Yeah, sure. Hey, can I keep driving it until then?',
      },
      {
        speaker: 'Agent',
        time: '0:47',
        text: 'I won’t guess about brakes. A mechanic should answer that, and I can ring one now. Want me to?',
      },
      { speaker: 'Caller', time: '0:55', text: 'Yes, please.' },
      {
        speaker: 'Agent',
        time: '0:56',
        text: 'Okay, stay on the line. They’ll have my notes, so you won’t have to start over.',
      },
      {
        speaker: 'Person',
        time: '1:14',
        text: 'Hi, I’m one of the mechanics. I see the note: truck, grinding since the weekend. Is it every time you brake?',
      },
    ],
    outcome: [
      'In the calendar: Thursday, 8:30 AM, brake inspection, one hour',
      'On the caller’s phone: a text with the time and address, asking for a name and plate number',
      'With the mechanic, before the transfer: “Truck, grinding since the weekend. Asks if it’s safe to drive.”',
      'In the owner’s mailbox: a summary, with the transcript and why a person took over',
    ],
  },
} as const satisfies CompanyIntro;

export const technology = {
  title: 'How it works, and what happens when it fails',
  lede: 'You don’t need any of this to get your phone answered. It’s here for whoever checks the details before you sign.',
  cards: [
    {
      title: 'Machine Learning',
      text: 'Speech recognition turns what the caller says into text. A language model works out the request and writes the reply from material you approved, and a synthetic voice reads it out.',
      points: [
        'You can read and edit every source an agent uses',
        'Sample calls are replayed before a change goes live',
      ],
    },
    {
      title: 'Cloud Infrastructure',
      text: 'Agents and websites run in hosted data centers, so there is nothing to install at your office. If an agent can’t be reached, your calls go to a number you chose.',
      points: [
        'Data is encrypted in transit and in storage',
        'The backup number is tested before launch',
        'Your agreement says where data is kept, and until when',
      ],
    },
    {
      title: 'Modern Development',
      text: 'We build on open web standards and keep every version. If a change makes something worse, we put the last good version back.',
      points: [
        'Every change has to pass automated tests first',
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
      title: 'It tells people it’s an AI',
      text: 'Each agent says in its first line that it is an AI, on the phone and in writing. A caller who asks for a person gets one, or a time to expect a call back.',
    },
    {
      title: 'You decide when a person takes over',
      text: 'You say which topics and which hours go to a person, and who gets the call. The agent passes on what was said, so your customer doesn’t have to repeat it.',
    },
    {
      title: 'You see its mistakes',
      text: 'Agents get things wrong. Every conversation leaves a transcript, so you can find the bad answer. We correct the source and ask the question again before the fix goes live.',
    },
  ],
  wontDo: {
    title: 'What our agents may never do',
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
  lede: 'Or which chats and messages sit until Monday? Write, call or pick a time to talk it through.',
  form: {
    title: 'Send a Message',
    intro: 'All five fields are required. A one-line message is enough.',
  },
  email: { title: 'Email', text: `A person replies ${agency.responseTime}.` },
  phone: { title: 'Phone', text: `We pick up ${agency.hours}.` },
  consultation: {
    title: 'Free Consultation',
    text: `${consultation.minutes} minutes with someone who builds the agents. Tell us about a call you lost, and we’ll say whether an agent would have helped. Sometimes it wouldn’t.`,
    action: 'Book Now',
    newTab: '(opens in a new tab)',
  },
  next: {
    title: 'What happens next',
    steps: [
      `You hear from a person ${agency.responseTime}.`,
      `If it sounds like a fit, we talk for ${consultation.minutes} minutes, free, about what your customers ask and who answers them now.`,
      'You get a written offer with a price. It says what the agent answers and when a person takes over. Nothing runs until you sign.',
    ],
  },
} as const satisfies ContactSection;
