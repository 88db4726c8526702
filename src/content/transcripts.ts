export interface Turn {
  readonly speaker: 'Agent' | 'Caller' | 'Visitor' | 'Person';
  readonly text: string;
}

/** A few turns that show a service at work, marked as an example on the page. */
export interface Transcript {
  readonly label: string;
  readonly turns: readonly Turn[];
}

export const voiceTranscript = {
  label: 'Example call',
  turns: [
    {
      speaker: 'Agent',
      text: 'You’ve reached the plumbers, after hours. I’m an AI assistant. How can I help?',
    },
    { speaker: 'Caller', text: 'Water’s coming through my kitchen ceiling.' },
    { speaker: 'Agent', text: 'That needs a person. I’m ringing the plumber on call.' },
    { speaker: 'Person', text: 'On-call plumber here. Do you know where your main shutoff is?' },
  ],
} as const satisfies Transcript;

export const chatTranscript = {
  label: 'Example chat',
  turns: [
    { speaker: 'Visitor', text: 'do you ship to hawaii' },
    {
      speaker: 'Agent',
      text: 'Yes, in five to eight days. That’s from the page “Shipping and returns”.',
    },
    { speaker: 'Visitor', text: 'and by friday?' },
    { speaker: 'Agent', text: 'I can’t tell. Shall I ask someone on the team?' },
  ],
} as const satisfies Transcript;
