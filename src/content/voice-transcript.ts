export interface VoiceTurn {
  readonly speaker: 'Agent' | 'Caller' | 'Person';
  readonly text: string;
}

export const voiceTranscript = [
  { speaker: 'Agent', text: 'Dental office, hello. I’m an AI assistant. How can I help?' },
  { speaker: 'Caller', text: 'I need to move Friday’s cleaning. And do I stop my blood thinner?' },
  {
    speaker: 'Agent',
    text: 'Monday at 9:00 is open. Medication is a question for the dentist. Connecting you.',
  },
] as const satisfies readonly VoiceTurn[];
