import { agency } from './agency.ts';
import { agent, caller, person, type Turn } from './conversation.ts';
import type { Stat } from './hero.ts';

/** What the agency does, and a call from beginning to end. */
export const company: Company = {
  name: 'Company',
  title: 'Callers get help while you work',
  lead: `${agency.name} connects agents to your calendar, your rules and your team.`,
  stats: [
    {
      figure: agency.figures.agentUptime,
      label: 'Uptime of each agent. If it’s down, your backup number rings',
    },
    { figure: agency.figures.clients, label: 'Clients so far' },
    { figure: agency.figures.availability, label: 'Support line, our AI agent after hours' },
  ],
  call: {
    label: 'Example call',
    setting: 'Vet clinic, Monday, 12:40 PM',
    turns: [
      {
        speaker: agent,
        time: '0:00',
        text: 'Greenfield Animal Hospital, AI agent speaking. How can I help?',
      },
      {
        speaker: caller,
        time: '0:06',
        text: 'Hi, um, my dog is limping. Is today at 4 okay? No, wait. Tomorrow.',
      },
      {
        speaker: agent,
        time: '0:15',
        text: 'Tomorrow at 9:10 is open. What is his name?',
      },
      { speaker: caller, time: '0:22', text: 'Rex. Can I give him a painkiller?' },
      {
        speaker: agent,
        time: '0:26',
        text: 'Rex, tomorrow at 9:10, is booked. A vet should answer that, I’m getting one on the line.',
      },
      {
        speaker: person,
        time: '0:48',
        text: 'Hi, I’m one of the vets. I have the note from your call. Which leg is it?',
      },
    ],
    afterCall: 'After this call',
    results: [
      { place: 'Calendar', text: 'Rex, limping, Tuesday 9:10 AM' },
      { place: 'Caller’s phone', text: 'The time and the address' },
      { place: 'Vet', text: 'A note before the transfer' },
      { place: 'Inbox', text: 'A summary for whoever you name' },
    ],
  },
};

export interface Company {
  /** What the section is about, for screen readers. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly stats: readonly [Stat, Stat, Stat];
  readonly call: {
    /** Marks it as an example. */
    readonly label: string;
    readonly setting: string;
    /** In its first line, the agent says that it is an AI. `time` is minutes and seconds since the call began. */
    readonly turns: readonly (Turn & { readonly time: string })[];
    readonly afterCall: string;
    /** What the call left, and where. */
    readonly results: readonly { readonly place: string; readonly text: string }[];
  };
}
