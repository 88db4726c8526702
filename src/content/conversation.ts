/** Who says something in an example. Each role has its color, on the stage and wherever it speaks. */
export interface Speaker {
  role: 'agent' | 'caller' | 'person';
  name: string;
}

export interface Turn {
  speaker: Speaker;
  text: string;
  /** Into the call, as in a log: `0:15`. */
  time?: string;
}

export const agent: Speaker = { role: 'agent', name: 'AI agent' };
export const caller: Speaker = { role: 'caller', name: 'Caller' };
