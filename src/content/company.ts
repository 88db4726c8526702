import { agency } from './agency.ts';
import { agent, caller, type Speaker, type Turn } from './conversation.ts';
import type { Figure, SectionWords, TitledText } from './section.ts';

const technician: Speaker = { role: 'person', name: 'Technician' };
const { figures } = agency;

/** What the agency does: a call from beginning to end, and what it left. */
export const company: Company = {
  name: 'How a call goes',
  title: 'Callers get help at any hour',
  call: {
    label: 'Example call, Sunday, 9:40 PM',
    turns: [
      { speaker: agent, time: '0:00', text: 'Cedar Property, AI agent speaking.' },
      {
        speaker: caller,
        time: '0:06',
        text: 'We have no heat on Mill Street, 4B. No, wait. 4D.',
      },
      {
        speaker: agent,
        time: '0:15',
        text: 'Mill Street, 4D, no heat.',
        next: 'I’m calling the technician.',
      },
      {
        speaker: technician,
        time: '0:48',
        text: 'I got your message. Is the thermostat on?',
      },
    ],
  },
  messages: [
    {
      title: 'Email to the office',
      text: 'No heat, Mill Street 4D. Technician on the line.',
    },
    {
      title: 'Text to the tenant',
      text: 'Cedar Property has your report: no heat, Mill Street 4D.',
    },
    {
      title: 'Text to the technician',
      text: 'Mill Street, 4D: no heat. The tenant is on the line.',
    },
    {
      title: 'Transcript',
      text: '0:06 … Mill Street, 4B. No, wait. 4D.\n0:15 Mill Street, 4D, no heat.',
    },
  ],
  figures: [
    {
      value: figures.agentUptime,
      label: 'Uptime guaranteed for each agent',
    },
    { value: figures.clients, label: 'Clients so far' },
    {
      value: figures.availability,
      label: `Support anytime, a person ${agency.hours}`,
    },
  ],
};

export interface Company extends SectionWords {
  call: {
    /** Marks it as an example, with day and time. */
    label: string;
    /** In its first line, the agent says that it is an AI. `time` is minutes and seconds since the call began. */
    turns: readonly (Turn & { time: string })[];
  };
  /** What the call left: for whom, and the text. */
  messages: readonly TitledText[];
  figures: readonly [Figure, Figure, Figure];
}
