import { type Agency, agency } from './agency.ts';
import { agent, caller, type Result, type Speaker, type Turn } from './conversation.ts';
import type { Figure } from './section.ts';
import { toConfirm } from './to-confirm.ts';

/** The first screen. */
export const hero: Hero = {
  title: 'Elegant AI Solutions for Modern Business',
  tagline: agency.tagline,
  offer: toConfirm('Our AI answers calls and chats for plumbers, dentists and property managers.'),
  primaryButton: 'Get Started Today',
  secondaryButton: 'See Our Services',
  assurance: `We reply ${agency.responseTime}. The consultation is free.`,
  demo: {
    text: toConfirm('Hear our agent after hours:'),
    phone: agency.phone,
  },
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
  tiles: [
    {
      value: agency.figures.availability,
      label: 'Always Available',
      fact: 'Nights, weekends, holidays',
    },
    {
      value: agency.figures.agentUptime,
      label: 'Uptime Guarantee',
      fact: toConfirm('If it’s down, your phone rings'),
    },
    {
      value: agency.figures.clients,
      label: 'Happy Clients',
      fact: toConfirm('Each keeps its own number'),
    },
    {
      value: 'AI',
      label: 'Powered Solutions',
      fact: 'Says that it’s an AI',
    },
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
  /** The call that the wave draws. */
  call: {
    time: string;
    /** Marks it as an example. */
    label: string;
    /** Each is drawn as a burst of the wave. */
    turns: readonly [Turn, Turn, Turn];
    /** `role` is who speaks in the last burst of the wave. */
    result: Result & Pick<Speaker, 'role'>;
  };
  /** Each figure with a short fact that reassures a buyer. */
  tiles: readonly [Tile, Tile, Tile, Tile];
  /** Names the control that stops all motion, in its tooltip and for screen readers. */
  pause: string;
}

type Tile = Figure & { fact: string };
