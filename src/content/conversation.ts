/** Who says something in an example. Each role has its color, in the hero and wherever else it speaks. */
export interface Speaker {
  role: 'agent' | 'caller' | 'person';
  name: string;
}

export interface Turn {
  speaker: Speaker;
  text: string;
  /** A last sentence that says what happens next, in the accent color. */
  next?: string;
}

/** What came of an example, and when. */
export interface Result {
  time: string;
  text: string;
}

export const agent: Speaker = { role: 'agent', name: 'AI agent' };
export const caller: Speaker = { role: 'caller', name: 'Caller' };
