import type { Result } from './conversation.ts';
import type { SectionWords, TitledText } from './section.ts';
import { toConfirm } from './to-confirm.ts';

/** What the services are built on, and many calls at once. */
export const technology: Technology = {
  name: 'Technology',
  title: 'Ready for your busiest day',
  calls: {
    time: '8:01 AM',
    label: 'Example: seven calls at once',
    list: [
      'Chipped tooth',
      'No hot water',
      'Move a checkup',
      'Locked out',
      'New patient',
      'Leak in 2A',
      'Open today?',
    ],
    handedOver: { call: 'Leak in 2A', text: 'connected to a person' },
    result: { time: '8:02 AM', text: 'Seven answered' },
  },
  items: [
    { title: 'Machine Learning', text: toConfirm('Learns only from what you approve.') },
    { title: 'Cloud Infrastructure', text: 'Many calls at once, no busy signal.' },
    {
      title: 'Modern Development',
      text: toConfirm('Each change is tested on sample calls before it goes live.'),
    },
  ],
};

export interface Technology extends SectionWords {
  calls: {
    time: string;
    /** Marks them as an example. */
    label: string;
    /** A row of the drawing for each. */
    list: readonly string[];
    /** One of the list, whose row turns white from its middle, and what came of it. */
    handedOver: { call: string; text: string };
    /** What came of them. */
    result: Result;
  };
  items: readonly [TitledText, TitledText, TitledText];
}
