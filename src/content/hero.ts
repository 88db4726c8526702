import { type Agency, agency } from './agency.ts';
import { agent, caller, type Speaker, type Turn } from './conversation.ts';
import type { Stat } from './shapes.ts';

/** The first screen. */
export const hero: Hero = {
  title: 'Elegant AI Solutions for Modern Business',
  tagline: agency.tagline,
  offer: 'Our AI answers calls and chats for plumbers, dentists and property managers.',
  primaryButton: 'Get Started Today',
  secondaryButton: 'See Our Services',
  assurance: `A person replies ${agency.responseTime}. No cost until you sign.`,
  demo: { text: 'Hear our own agent, at any hour:', phone: agency.phone },
  trust: [
    'The agent says it’s an AI',
    'Callers can ask for a person or a callback',
    'Transcripts encrypted, deleted when you say',
    'Keep your number, and start after hours',
  ],
  call: {
    time: '2:10 AM',
    label: 'Example call, plumber',
    turns: [
      { speaker: agent, text: 'Northside Plumbing, AI agent speaking.' },
      { speaker: caller, text: 'Water’s coming through my ceiling, 12 Elm Street.' },
      { speaker: agent, text: '12 Elm Street. I’m waking the plumber on call.' },
    ],
    result: { time: '2:11 AM', role: 'person', text: 'Plumber on the line' },
  },
  stats: [
    { figure: agency.figures.availability, label: 'Always Available' },
    { figure: agency.figures.agentUptime, label: 'Uptime Guarantee' },
    { figure: agency.figures.clients, label: 'Happy Clients' },
    { figure: 'AI', label: 'Powered Solutions' },
  ],
  pause: 'Pause animation',
};

export interface Hero {
  title: string;
  tagline: string;
  /** In plain words: what, and for whom. */
  offer: string;
  /** Leads to the contact form. */
  primaryButton: string;
  /** Leads to the services. */
  secondaryButton: string;
  /** What a first contact costs and brings. */
  assurance: string;
  /** A line where visitors hear an agent themselves. */
  demo: { text: string; phone: Agency['phone'] };
  /** Short facts that reassure a buyer. */
  trust: readonly string[];
  /** The call that the stage shows. */
  call: {
    time: string;
    /** Marks it as an example. */
    label: string;
    /** Each is drawn as a burst of the wave. */
    turns: readonly [Turn, Turn, Turn];
    /** `role` is who speaks in the last burst of the wave. */
    result: { time: string; role: Speaker['role']; text: string };
  };
  stats: readonly [Stat, Stat, Stat, Stat];
  /** Names the control that stops all motion, in its tooltip and for screen readers. */
  pause: string;
}
