/** Who says something in an example. Each role has its color, on the stage and wherever it speaks. */
export interface Speaker {
  readonly role: 'agent' | 'caller' | 'person';
  readonly name: string;
}

export interface Turn {
  readonly speaker: Speaker;
  readonly text: string;
}

export const agent: Speaker = { role: 'agent', name: 'AI agent' };
export const caller: Speaker = { role: 'caller', name: 'Caller' };
