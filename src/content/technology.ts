import type { SectionWords, TitledText } from './shapes.ts';

/** What the services are built on. */
export const technology: Technology = {
  name: 'Technology',
  title: 'Ready for your busiest day',
  lead: 'Many people can call at once, and nobody hears a busy signal.',
  cards: [
    {
      title: 'Machine Learning',
      drawing: 'replay',
      text: 'The agent learns from what you approve, and from nothing else. We check it with test calls.',
    },
    {
      title: 'Cloud Infrastructure',
      drawing: 'reroute',
      text: 'There is nothing to install, and your data is encrypted. If an agent is down, calls ring at a number you chose.',
    },
    {
      title: 'Modern Development',
      drawing: 'versions',
      text: 'Each change is tested before it goes live. If it makes an answer worse, we take it back.',
    },
  ],
};

interface TechnologyCard extends TitledText {
  /** Its drawing, a file in `src/sections/Technology`. */
  drawing: 'replay' | 'reroute' | 'versions';
}

export interface Technology extends SectionWords {
  cards: readonly [TechnologyCard, TechnologyCard, TechnologyCard];
}
