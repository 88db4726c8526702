import { agency } from './agency.ts';
import { agent, caller, type Speaker, type Turn } from './conversation.ts';
import type { SectionWords, Stat } from './shapes.ts';

const technician: Speaker = { role: 'person', name: 'Technician' };

/** What the agency does, and a call from beginning to end. */
export const company: Company = {
  name: 'Company',
  title: 'Callers get help at any hour',
  lead: `${agency.name} connects agents to your calendar, your rules and your team.`,
  stats: [
    {
      figure: agency.figures.agentUptime,
      label: 'Uptime. If an agent is down, calls ring at a number you chose',
    },
    { figure: agency.figures.clients, label: 'Clients so far. Ask to call one in your trade' },
    {
      figure: agency.figures.availability,
      label: `Support: reports at any hour, a person ${agency.hours}`,
    },
  ],
  call: {
    label: 'Example call',
    setting: 'Property manager, Sunday, 9:40 PM',
    turns: [
      {
        speaker: agent,
        time: '0:00',
        text: 'Cedar Property, AI agent speaking. How can I help?',
      },
      {
        speaker: caller,
        time: '0:06',
        text: 'Hi, um, we have no heat. It’s 4B. No, wait. 4D.',
      },
      { speaker: agent, time: '0:15', text: '4D in which building?' },
      {
        speaker: caller,
        time: '0:18',
        text: 'Mill Street. Can I reset the boiler myself?',
      },
      {
        speaker: agent,
        time: '0:26',
        text: 'Mill Street, 4D, no heat. Please leave the boiler as it is. I’m calling the technician on duty.',
      },
      {
        speaker: technician,
        time: '0:48',
        text: 'Hi, I’m the technician on call. I have the note from your call. Is the thermostat’s screen on?',
      },
    ],
    afterCall: 'After this call',
    results: [
      { place: 'Email to the office', text: 'No heat, Mill Street 4D' },
      { place: 'Text to the tenant', text: 'What was reported, and when' },
      { place: 'Text to the technician', text: 'Address, unit and what to check' },
      { place: 'Transcript', text: 'Kept as long as you say' },
    ],
  },
};

export interface Company extends SectionWords {
  stats: readonly [Stat, Stat, Stat];
  call: {
    /** Marks it as an example. */
    label: string;
    setting: string;
    /** In its first line, the agent says that it is an AI. `time` is minutes and seconds since the call began. */
    turns: readonly (Turn & { time: string })[];
    afterCall: string;
    /** What the call left, and where. */
    results: readonly { place: string; text: string }[];
  };
}
