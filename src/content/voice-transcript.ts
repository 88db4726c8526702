export interface VoiceTurn {
  readonly speaker: 'Agent' | 'Caller' | 'Person';
  readonly text: string;
}

export const voiceTranscript = [
  {
    speaker: 'Agent',
    text: 'You’ve reached the plumbers, after hours. I’m an AI assistant. How can I help?',
  },
  { speaker: 'Caller', text: 'Water’s coming through my kitchen ceiling.' },
  { speaker: 'Agent', text: 'That needs a person. I’m ringing the plumber on call.' },
  { speaker: 'Person', text: 'On-call plumber here. Do you know where your main shutoff is?' },
] as const satisfies readonly VoiceTurn[];
